#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight format`: lays scripts out as the house does.
void add_format_scripts(CLI::App& app, Program& program);

}  // namespace sleight
