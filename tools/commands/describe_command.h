#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight describe`: the English of what a script really does.
void add_describe(CLI::App& app, Program& program);

}  // namespace sleight
