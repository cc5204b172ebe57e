#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight why`: how a value of an object came about, in a saved duel or at a point of a record.
void add_why(CLI::App& app, Program& program);

}  // namespace sleight
