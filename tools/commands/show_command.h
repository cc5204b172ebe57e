#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight show`: what a card is and does, how far it is proved, and the scenarios that name it.
void add_show(CLI::App& app, Program& program);

}  // namespace sleight
