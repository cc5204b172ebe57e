#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight completions SHELL`: what a shell completes command lines by, for whoever packs the program.
/// `--help` does not list it.
void add_completions(CLI::App& app, Program& program);

}  // namespace sleight
