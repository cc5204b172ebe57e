#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight parse`: how the grammar reads one text, word by word.
void add_parse(CLI::App& app, Program& program);

}  // namespace sleight
