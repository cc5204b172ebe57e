#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// The arguments that sub-commands have in common.
namespace sleight {

struct Program;

/// Lets an option take one of these words and no other; what was probably meant is told,
/// and the hint behind it.
void only_one_of(CLI::Option& option, const std::vector<std::string>& words, const std::string& hint = "");
/// `--format`.
void add_format(CLI::App& command, Program& program);
/// `--format` of a command that lists things and has no findings of scripts: human or json.
void add_listing_format(CLI::App& command, Program& program);
/// `--seed`, a whole number of 64 bits.
CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed, const std::string& description);
/// `--mod`.
void add_mods(CLI::App& command, Program& program);
/// `--library` and `--mod`.
void add_sources(CLI::App& command, Program& program);
/// An option that names a file to be written. It is refused where the command reads that file, or writes
/// something else to it.
CLI::Option* add_output(CLI::App& command, Program& program, const std::string& name, std::string& file,
                        const std::string& description);
/// What every sub-command has: `--data`, `--jobs`, `--color`, `--quiet`, `--log-level` and `--log-file`.
void add_common(CLI::App& command, Program& program);
/// `--log`, of commands that play a duel.
void add_journal(CLI::App& command, Program& program);

/// Registers what a command does, once its arguments are known to be complete and no others were given.
void on_run(CLI::App& command, Program& program, std::function<void()> run);
/// The first argument that was given to a command and is none of it, an option sooner than another; "" when
/// there is none.
std::string extra_argument(const CLI::App& command);
/// Says what is wrong with an argument that the command does not take.
void refuse_extra(Program& program, const CLI::App& command, const std::string& extra);

}  // namespace sleight
