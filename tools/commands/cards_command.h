#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight cards`: lists the cards of the library that filters let through, one on a line.
void add_cards(CLI::App& app, Program& program);

}  // namespace sleight
