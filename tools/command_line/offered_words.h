#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// What a command line may consist of, as plain data for whoever lists it.
namespace sleight {

/// What a value may be.
enum class ValueKind { none, word, number, anything };

/// An option.
struct OfferedOption {
  std::vector<std::string> names;  ///< `-h`, `--help`
  std::string about;
  ValueKind value = ValueKind::none;
  std::vector<std::string> words;  ///< the only values, where it is a word
};

/// An argument, which is known by its place.
struct OfferedArgument {
  std::string name;
  std::string about;
};

/// A sub-command, or the program itself with its own options.
struct OfferedCommand {
  std::string name;
  std::string about;
  std::vector<OfferedOption> options;
  std::vector<OfferedArgument> arguments;
  std::vector<std::string> words;  ///< what its arguments may be besides files
};

/// The program, then its sub-commands in the order in which `--help` lists them. Hidden ones are left out.
std::vector<OfferedCommand> offered_commands(const CLI::App& app);

}  // namespace sleight
