#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight test`: runs scenario files.
void add_test(CLI::App& app, Program& program);

}  // namespace sleight
