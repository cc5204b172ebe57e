#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight diff`: tells in English what changed between two scripts or folders of them.
void add_diff(CLI::App& app, Program& program);

}  // namespace sleight
