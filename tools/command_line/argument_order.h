#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// Command lines as people write them, with options on either side of the command.
namespace sleight {

struct Program;

/// A command line (without the program's name) taken apart.
struct ArgumentOrder {
  std::string command;  ///< the first word that belongs to no option; "" when there is none
  std::string unknown;  ///< an option before the command that no command has; "" when all are known
  std::vector<std::string>
      arguments;  ///< what the parser takes: options of the program, command, its options
};

/// Takes a command line apart. Options of a command that stand before it are put behind it, and the program's
/// own (`--version`) before it; behind `--` all stays as it is.
ArgumentOrder order_of(const CLI::App& app, const std::vector<std::string>& arguments);

/// Takes over what has to be known before anything can be refused: the format of findings and their colour.
void take_style(Program& program, const std::vector<std::string>& arguments);

}  // namespace sleight
