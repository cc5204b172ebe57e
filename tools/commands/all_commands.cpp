#include "tools/commands/all_commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "scripting/lua/nearest_word.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/data_option.h"
#include "tools/command_line/program.h"
#include "tools/commands/api_command.h"
#include "tools/commands/cards_command.h"
#include "tools/commands/check_command.h"
#include "tools/commands/completions_command.h"
#include "tools/commands/describe_command.h"
#include "tools/commands/duel_command.h"
#include "tools/commands/find_command.h"
#include "tools/commands/help_command.h"
#include "tools/commands/parse_command.h"
#include "tools/commands/replay_command.h"
#include "tools/commands/scaffold_command.h"
#include "tools/commands/show_command.h"
#include "tools/commands/sim_command.h"
#include "tools/commands/test_command.h"
#include "tools/commands/why_command.h"

namespace sleight {
namespace {

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

/// The first word that is neither an option of the program itself nor the value of one; "" when there is
/// none.
std::string command_word(const CLI::App& app, int argc, const char* const* argv) {
  for (int at = 1; at < argc; ++at) {
    const std::string word = argv[at];
    if (word.rfind('-', 0) != 0) return word;
    const CLI::Option* const option = app.get_option_no_throw(word);
    if (option != nullptr && option->get_items_expected_max() > 0) ++at;
  }
  return "";
}

/// Does what the command line says; the status tells what came of it.
void run_command_line(Program& program, int argc, const char* const* argv) {
  CLI::App app{"Sleight: write, check and play scripts of cards for the classic duel.", "sleight"};
  add_data(app, program);
  app.require_subcommand(1);
  for (const auto add : {add_check, add_test, add_scaffold, add_parse, add_describe, add_duel, add_replay,
                         add_sim, add_why, add_find, add_show, add_cards, add_api, add_help, add_completions})
    add(app, program);
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    add_logging(*command, program);
    // What the parser does not know is left to `on_run`, which tells what was probably meant.
    command->allow_extras();
  }

  if (argc < 2) {
    std::cerr << app.help();
    program.status = 2;
    return;
  }
  const std::string first = command_word(app, argc, argv);
  const auto names = command_names(app);
  // Asked before the parser is: its own message would suggest nothing.
  if (!first.empty() && std::find(names.begin(), names.end(), first) == names.end()) {
    const std::string near = closest_word(first, names);
    program.usage("T0101", "there is no command `" + first + "`",
                  near.empty() ? "`sleight --help` lists the commands" : "write `sleight " + near + "`");
    return;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    program.status = app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    program.status = app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    program.status = app.exit(version);
  } catch (const CLI::ParseError& error) {
    // The parser misses an argument before `on_run` sees an unknown option; the option is the likelier
    // mistake.
    for (const CLI::App* command : app.get_subcommands())
      for (const std::string& extra : command->remaining())
        if (extra.rfind('-', 0) == 0) {
          refuse_extra(program, *command, extra);
          return;
        }
    // Sub-commands let through what they do not know. What is wrong with an option is a message that begins
    // with its name.
    const std::string what = error.what();
    const bool unknown = first.empty() || dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    const bool of_program =
        unknown || app.get_option_no_throw(what.substr(0, what.find_first_of(": "))) != nullptr;
    program.usage(unknown ? "T0102" : "T0104", what,
                  "see `sleight " + (of_program ? "" : first + " ") + "--help`");
  }
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  Program program;
  // Nothing that goes wrong on the way is to end the program without a word, whatever it is.
  try {
    run_command_line(program, argc, argv);
  } catch (const std::bad_alloc&) {
    program.usage("T0110", "the command was ended: there is not enough memory for it",
                  "ask for less at a time");
  } catch (const std::exception& error) {
    program.usage("T0110", std::string("the command was ended: ") + error.what(),
                  "look at the files that it reads: one may be damaged, or on a disk that fails");
  }
  program.end_output();
  return program.status;
}

}  // namespace sleight
