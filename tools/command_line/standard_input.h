#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// Files to be read, of which `-` is what is piped in.
namespace sleight {

struct Program;

/// An option or argument that names a file to be read, and where its value is.
struct InputOption {
  const CLI::Option* option;
  std::string* file;                ///< null where it names several
  std::vector<std::string>* files;  ///< null where it names one
};

/// Adds an option or argument that names a file to be read, or several. `-` is the standard input.
CLI::Option* add_input(CLI::App& command, Program& program, const std::string& name, std::string& file,
                       const std::string& description);
CLI::Option* add_input(CLI::App& command, Program& program, const std::string& name,
                       std::vector<std::string>& files, const std::string& description);
/// `--stdin-filename`, of a command that reads `-` itself (`add_input` adds it).
void add_stdin_filename(CLI::App& command, Program& program);

/// What findings call the standard input.
std::string stdin_name(const Program& program);
/// Reads the standard input where a file of the command is `-`, and puts its name there. False, and said why,
/// when that cannot be done.
bool take_standard_input(Program& program, const CLI::App& command);

}  // namespace sleight
