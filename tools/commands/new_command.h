#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight new`: begins a mod, a card, a set, a rule set, a keyword or a scenario.
void add_new(CLI::App& app, Program& program);

}  // namespace sleight
