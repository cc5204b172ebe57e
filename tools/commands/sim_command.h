#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight sim`: many duels of bots. What it prints depends on seed and shard only, not on `--jobs`, but for
/// the time it took.
void add_sim(CLI::App& app, Program& program);

}  // namespace sleight
