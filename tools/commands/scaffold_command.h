#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight scaffold`: card data -> scripts to start from.
void add_scaffold(CLI::App& app, Program& program);

}  // namespace sleight
