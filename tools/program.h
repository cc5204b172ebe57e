#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "tools/report.h"
#include "tools/sources.h"

namespace sleight {

/// What every sub-command has: where it writes its exit status, and how it writes findings.
struct Program {
  int status = 0;  ///< 0 fine, 1 findings or failures, 2 usage
  std::string format_name = "human";
  Sources sources;
  int jobs = 1;

  Format format() const;
  /// Prints one finding of the command line itself to the error stream and makes the status 2.
  void usage(const char* code, const std::string& message, const std::string& fix = "");
  /// Prints findings that end a command to the error stream, in the format asked for; the status becomes 1.
  void refuse(Report& report);
  void refuse(Diagnostic diagnostic);
  /// Prints a report to the output and takes its status over.
  void finish(Report& report);
  /// Whether `path` is there; if not, says so with the nearest one.
  bool has_file(const std::string& path);
  /// Whether `path` is a script or a folder with scripts in it; if not, says so.
  bool has_scripts(const std::string& path);
  /// Whether the folder of cards and the mods are there; if not, says so.
  bool has_sources();
};

void add_format(CLI::App& command, Program& program);
void add_jobs(CLI::App& command, Program& program);
/// `--seed`, a whole number of 64 bits.
void add_seed(CLI::App& command, std::uint64_t& seed);
void add_mods(CLI::App& command, Program& program);
/// `--library` and `--mod`.
void add_sources(CLI::App& command, Program& program);

// One function for each sub-command: its arguments, and what it does.
void add_check(CLI::App& app, Program& program);
void add_test(CLI::App& app, Program& program);
void add_scaffold(CLI::App& app, Program& program);
void add_parse(CLI::App& app, Program& program);
void add_describe(CLI::App& app, Program& program);
void add_duel(CLI::App& app, Program& program);
void add_replay(CLI::App& app, Program& program);
void add_sim(CLI::App& app, Program& program);
void add_why(CLI::App& app, Program& program);
void add_api(CLI::App& app, Program& program);
void add_help(CLI::App& app, Program& program);

/// Registers what a command does, once its arguments are known to be complete and no others were given.
void on_run(CLI::App& command, Program& program, std::function<void()> run);

/// Parses the command line, does the command, and returns the exit status.
int run_program(int argc, const char* const* argv);

/// Whether the output is a terminal, where colour and progress belong.
bool output_is_terminal();

}  // namespace sleight
