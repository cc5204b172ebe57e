#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight duel`: a duel in the terminal, between bots and persons.
void add_duel(CLI::App& app, Program& program);

}  // namespace sleight
