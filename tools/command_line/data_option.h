#pragma once

#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// Where the program finds its own data, as the command line has it.
namespace sleight {

struct Program;

/// `--data`.
CLI::Option* add_data(CLI::App& command, Program& program);
/// `--version` and `--verbose`, which the program itself has and no sub-command.
void add_version(CLI::App& app, Program& program);
/// The version of the program, and of each place where its data may be what is there and whether it is taken.
std::string version_and_places(const Program& program);
/// Lets the folder that `--data` names, if any, be the one that is read from now on.
void use_data(const Program& program);
/// Whether there is data, and of the program's version; if not, says so.
bool data_is_fit(Program& program);

}  // namespace sleight
