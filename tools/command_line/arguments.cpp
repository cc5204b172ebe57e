#include "tools/command_line/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <limits>
#include <thread>

#include "scripting/lua/nearest_word.h"
#include "tools/command_line/data_option.h"
#include "tools/command_line/program.h"
#include "tools/display/phrases.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

/// Whether each file to be written lies in a folder that is there, is one by itself, and none that is read.
/// False, and said so, else.
bool outputs_are_sound(Program& program, const CLI::App& command) {
  const auto is_output = [&](const CLI::Option* option) {
    return std::find(program.outputs.begin(), program.outputs.end(), option) != program.outputs.end();
  };
  // A value that is a file's name is one that is read: what it is for, only the command knows. Devices and
  // pipes take whatever comes.
  std::vector<std::pair<std::string, std::string>> taken;
  for (const CLI::Option* option : command.get_options())
    if (!is_output(option))
      for (const std::string& value : option->results())
        if (is_lasting_file(value)) taken.emplace_back(value, "the command reads it");
  for (const CLI::Option* option : command.get_options()) {
    if (!is_output(option) || option->results().empty()) continue;
    const std::string& file = option->results().back();
    if (file.empty()) {
      program.usage("T0104", "`" + option->get_name() + "` is given an empty name",
                    "write the name of a file");
      return false;
    }
    // Before anything is done: no work is lost to a slip in a path, and no folders are made of one.
    if (const std::string folder = folder_of_file(file); !is_folder(folder)) {
      program.usage("T0105", "cannot write `" + file + "`: there is no folder `" + folder + "`",
                    "make the folder, or name a place that can be written to");
      return false;
    }
    if (is_there(file) && !is_lasting_file(file)) continue;
    for (const auto& [other, why] : taken)
      if (is_same_file(file, other)) {
        program.refuse_to_write_over(file, why);
        return false;
      }
    if (file.ends_with(".lua") && is_there(file)) {
      program.refuse_to_write_over(file, "it is a script");
      return false;
    }
    taken.emplace_back(file, "`" + option->get_name() + "` is written to it");
  }
  return true;
}

}  // namespace

std::string extra_argument(const CLI::App& command) {
  std::vector<std::string> extras = command.remaining();
  // The parser leaves the end of the options among them.
  std::erase(extras, "--");
  const auto option = std::find_if(extras.begin(), extras.end(),
                                   [](const std::string& extra) { return extra.rfind('-', 0) == 0; });
  return option != extras.end() ? *option : extras.empty() ? "" : extras.front();
}

void refuse_extra(Program& program, const CLI::App& command, const std::string& extra) {
  const std::string called =
      command.get_parent() == nullptr ? std::string{"sleight"} : "sleight " + command.get_name();
  if (extra.rfind('-', 0) == 0) {
    const std::string name = extra.substr(0, extra.find('='));
    const std::string near = closest_word(name, option_names(command));
    program.usage("T0102", "`" + called + "` does not know the option `" + name + "`",
                  near.empty() ? "see `" + called + " --help`" : "write `" + near + "`");
  } else {
    program.usage("T0104", "`" + called + "` does not take the argument `" + extra + "`",
                  "see `" + called + " --help`");
  }
}

void only_one_of(CLI::Option& option, const std::vector<std::string>& words, const std::string& hint) {
  const auto refused = [words, hint](const std::string& given) -> std::string {
    if (std::find(words.begin(), words.end(), given) != words.end()) return "";
    return "`" + given + "` is none of " + listed(words) + did_you_mean(given, words) + hint;
  };
  option.check(CLI::Validator(refused, "{" + CLI::detail::join(words, ",") + "}"));
}

void add_format(CLI::App& command, Program& program) {
  only_one_of(*command.add_option("--format", program.format_name, "human, json, sarif, junit or github"),
              {"human", "json", "sarif", "junit", "github"});
}
void add_listing_format(CLI::App& command, Program& program) {
  only_one_of(*command.add_option("--format", program.format_name, "human or json"), {"human", "json"});
}
CLI::Option* add_seed(CLI::App& command, std::uint64_t& seed, const std::string& description) {
  // CLI11 would take the greatest number for what is greater still.
  const auto whole = [](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && rest == end
               ? ""
               : "`" + text + "` is no whole number from 0 to " +
                     std::to_string(std::numeric_limits<std::uint64_t>::max());
  };
  return command.add_option("--seed", seed, description)->check(whole);
}
void add_mods(CLI::App& command, Program& program) {
  // One folder for each `--mod`: without this the option would take the paths behind it as mods too.
  command.add_option("--mod", program.sources.mods, "folder of a mod; several are loaded in the order given")
      ->allow_extra_args(false)
      ->take_all();
}
void add_sources(CLI::App& command, Program& program) {
  command.add_option("--library", program.sources.library,
                     "folder of card scripts (default: the one that comes with the program)");
  command.add_flag("--unread", program.sources.unread,
                   "play also with cards whose text is not wholly read: they do less than they say");
  add_mods(command, program);
}

void add_common(CLI::App& command, Program& program) {
  program.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  std::vector<CLI::Option*> options{add_data(command, program)};
  options.push_back(
      command
          .add_option("--jobs", program.jobs, "how many threads at most (default: one for each processor)")
          ->check(CLI::Range(1, 256)));
  options.push_back(
      command.add_option("--color", program.color,
                         "auto (the default: on a terminal, unless NO_COLOR is set), always or never"));
  // Where people may take it for a filter, they are told.
  const bool is_filter = command.get_option_no_throw("--colour") != nullptr;
  only_one_of(*options.back(), {"auto", "always", "never"},
              is_filter ? " (cards are chosen by `--colour`)" : "");
  options.push_back(command.add_flag(
      "-q,--quiet", program.quiet, "print what was asked for and findings, but no summary and no progress"));
  options.push_back(command.add_flag(
      "--no-cache", program.no_cache,
      "run every script and play every card, also those that are as they were the last time"));
  options.push_back(command.add_option(
      "--log-level", program.log_level,
      "tell of the work, to the error stream: off (the default), error, warn, info, debug or trace"));
  options.push_back(add_output(command, program, "--log-file", program.log_file,
                               "tell it to this file instead, which is made anew"));
  // Of the program itself they are its options, and of a command those that are not its own.
  if (command.get_parent() != nullptr)
    for (CLI::Option* option : options) option->group("Options of every command");
}

CLI::Option* add_output(CLI::App& command, Program& program, const std::string& name, std::string& file,
                        const std::string& description) {
  CLI::Option* const option = command.add_option(name, file, description);
  program.outputs.push_back(option);
  return option;
}

void add_journal(CLI::App& command, Program& program) {
  command.add_flag(
      "--log", program.journal,
      "tell the duel as it is played: plays, damage, deaths; `--log-level debug` tells decisions too");
}

void on_run(CLI::App& command, Program& program, std::function<void()> run) {
  // Extras are let through the parser (`allow_extras`) so that they are refused here, with a likely fix.
  command.callback([&command, &program, run = std::move(run)] {
    if (const std::string extra = extra_argument(command); !extra.empty())
      return refuse_extra(program, command, extra);
    // Whoever asks for help gets it, and so does whoever packs the program.
    const bool needs_data = command.get_name() != "help" && command.get_name() != "completions";
    use_data(program);
    if (needs_data && !data_is_fit(program)) return;
    if (!take_standard_input(program, command) || !outputs_are_sound(program, command)) return;
    // Only once the line is known to be sound: a typo must not empty the log file of an earlier run.
    if (!program.open_log()) return;
    program.open_cache();
    run();
    program.save_cache();
  });
}

}  // namespace sleight
