#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight replay`: plays a record again and fails when the duel comes out differently.
void add_replay(CLI::App& app, Program& program);

}  // namespace sleight
