#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight check`: validates scripts, level by level; each level only for scripts that passed the one
/// before.
void add_check(CLI::App& app, Program& program);

}  // namespace sleight
