#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight help CODE`: one finding explained, with a wrong and a right example.
void add_help(CLI::App& app, Program& program);

}  // namespace sleight
