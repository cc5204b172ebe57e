#include "tools/command_line/project_settings.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <utility>

#include "tools/command_line/program.h"

namespace sleight {
namespace {

bool was_given(const CLI::App& command, const char* option) {
  const CLI::Option* known = command.get_option_no_throw(option);
  return known != nullptr && known->count() > 0;
}

}  // namespace

void add_settings(CLI::App& command, Program& program) {
  command.add_option("--settings", program.settings_file,
                     "the file of settings (default: the nearest sleight.toml in or above the first path)");
}

void add_settings_of_folder(CLI::App& command, Program& program) {
  command.add_option(
      "--settings", program.settings_file,
      "the file of settings (default: the nearest sleight.toml in or above the folder one stands in)");
}

bool open_settings(Program& program, const CLI::App& command, const std::vector<std::string>& paths,
                   Settings& settings) {
  std::string file = program.settings_file;
  if (file.empty())
    if (std::optional<Diagnostic> clash = clash_of_settings(paths)) {
      program.refuse(std::move(*clash));
      return false;
    }
  if (file.empty() && !paths.empty() && paths.front() != "-") file = settings_for(paths.front());
  if (file.empty()) return true;
  if (!program.has_file(file)) return false;
  Report report;
  Diagnostics problems;
  settings = read_settings(file, problems);
  report.add(problems);
  if (!problems.empty()) {
    program.refuse(report);
    return false;
  }
  program.log.tell(LogLevel::info, "the settings are those of " + file);
  if (!was_given(command, "--library") && !settings.library.empty()) {
    program.sources.library = settings.library;
    program.has_library_of_settings = true;
  }
  if (!was_given(command, "--mod")) {
    program.sources.mods = settings.mods;
    program.has_mods_of_settings = !settings.mods.empty();
  }
  if (!was_given(command, "--jobs") && settings.jobs) program.jobs = *settings.jobs;
  return true;
}

bool open_settings_of_folder(Program& program, const CLI::App& command, Settings& settings) {
  return open_settings(program, command, {"."}, settings);
}

std::string rule_set_to_play(const CLI::App& command, const Settings& settings) {
  if (was_given(command, "--rules")) return command.get_option("--rules")->as<std::string>();
  return settings.rules.empty() ? "fifth" : settings.rules.front();
}

}  // namespace sleight
