#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tools/command_line/standard_input.h"
#include "tools/files/card_sources.h"
#include "tools/files/file_kind.h"
#include "tools/logging/log.h"
#include "tools/reports/report.h"

namespace CLI {
class Option;
}

namespace sleight {

/// What every sub-command has: where it writes its exit status, and how it writes findings.
struct Program {
  int status = 0;  ///< 0 fine, 1 findings or failures, 2 usage, 130 interrupted
  std::string format_name = "human";
  std::string color = "auto";            ///< or "always" or "never"
  bool quiet = false;                    ///< findings and what was asked for, but no summary and no progress
  std::string data;                      ///< the folder that `--data` names; "" when it is not given
  std::string stdin_filename;            ///< "" when it is not given
  std::string settings_file;             ///< that `--settings` names; "" when it is not given
  bool has_library_of_settings = false;  ///< `sources.library` is that of the settings
  bool has_mods_of_settings = false;     ///< `sources.mods` are those of the settings
  std::vector<InputOption> inputs;       ///< of all commands
  CardSources sources;
  std::shared_ptr<ScriptCache> tried_cards;  ///< what level 6 found before; null: all cards are tried
  bool no_cache = false;                     ///< every script is run
  int jobs = 1;
  std::string log_level;                    ///< "": nothing is told, or `info` where a log is asked for
  std::string log_file;                     ///< "" is the error stream
  std::vector<const CLI::Option*> outputs;  ///< of all commands, the options that name a file to be written
  bool journal = false;                     ///< tell the duel as it is played, too
  Log log;

  Format format() const;
  /// Whether the output, or the error stream, is coloured: as `--color` says, else on a terminal unless the
  /// environment has NO_COLOR.
  bool is_output_coloured() const;
  bool are_errors_coloured() const;
  /// Prints one finding of the command line itself to the error stream and makes the status 2.
  void usage(const char* code, const std::string& message, const std::string& fix = "");
  /// Prints findings that end a command to the error stream, in the format asked for; the status becomes 1.
  void refuse(Report& report);
  void refuse(Diagnostic diagnostic);
  /// Prints findings that end nothing to the error stream, however little of the work is to be told.
  void warn(Report& report) const;
  /// Prints a report to the output and takes its status over.
  void finish(Report& report);
  /// Where there was an interruption: says so, and what was done before it, and makes the status 130.
  void tell_interruption(const std::string& done);
  /// Writes a file whole; says so when that cannot be done.
  bool write(const std::string& file, const std::string& text);
  /// Says that a file would be written over that the command reads, or writes something else to.
  void refuse_to_write_over(const std::string& file, const std::string& why);
  /// Says that something cannot be written, and why, where that is known.
  void cannot_write(const std::string& what, const std::string& problem);
  /// Writes out what is still held back, when all is done, and says so when not all of it, or of the log,
  /// could be written.
  void end_output();
  /// Lets what scripts give be kept from one run to the next, as the command line and SLEIGHT_CACHE have it.
  void open_cache();
  /// Writes out what scripts gave, for the next run.
  void save_cache();
  /// Opens the log that the command line asks for. False, and said why, when that cannot be.
  bool open_log();
  /// Whether `path` is there; if not, says so with the nearest one.
  bool has_file(const std::string& path);
  /// Whether `path` is a Lua file of one of these kinds, or a folder with one in it; if not, says so.
  bool has_scripts(const std::string& path, const std::vector<FileKind>& kinds);
  /// Whether the folder of cards and the mods are there; if not, says so. From then on the mods are those
  /// that are loaded: with those that they need, each once and behind what it needs.
  bool has_sources();
};

}  // namespace sleight
