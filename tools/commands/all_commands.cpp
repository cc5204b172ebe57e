#include "tools/commands/all_commands.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/lua/nearest_word.h"
#include "tools/command_line/argument_order.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/data_option.h"
#include "tools/command_line/program.h"
#include "tools/commands/api_command.h"
#include "tools/commands/cards_command.h"
#include "tools/commands/check_command.h"
#include "tools/commands/completions_command.h"
#include "tools/commands/describe_command.h"
#include "tools/commands/diff_command.h"
#include "tools/commands/duel_command.h"
#include "tools/commands/find_command.h"
#include "tools/commands/format_command.h"
#include "tools/commands/help_command.h"
#include "tools/commands/lsp_command.h"
#include "tools/commands/new_command.h"
#include "tools/commands/parse_command.h"
#include "tools/commands/replay_command.h"
#include "tools/commands/scaffold_command.h"
#include "tools/commands/show_command.h"
#include "tools/commands/sim_command.h"
#include "tools/commands/test_command.h"
#include "tools/commands/why_command.h"

namespace sleight {
namespace {

/// Names that other programs have for what a command does here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 24> names_elsewhere{{
    {"browse", "cards"},   {"create", "new"},   {"explain", "why"},        {"fmt", "format"},
    {"grep", "find"},      {"init", "new"},     {"languageserver", "lsp"}, {"lint", "check"},
    {"list", "cards"},     {"ls", "cards"},     {"manual", "api"},         {"play", "duel"},
    {"pretty", "format"},  {"print", "show"},   {"run", "test"},           {"search", "find"},
    {"server", "lsp"},     {"simulate", "sim"}, {"tests", "test"},         {"tidy", "format"},
    {"validate", "check"}, {"verify", "check"}, {"version", "--version"},  {"words", "api"},
}};

std::string_view meant_command(std::string_view name) {
  for (const auto& [elsewhere, here] : names_elsewhere)
    if (elsewhere == name) return here;
  return "";
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

/// Does what the command line says; the status tells what came of it.
void run_command_line(Program& program, int argc, const char* const* argv) {
  CLI::App app{"Sleight: write, check and play scripts of cards for the classic duel.", "sleight"};
  // The parser tells the version as soon as it comes to it, and what stands before changes what it tells.
  add_common(app, program);
  add_version(app, program);
  app.require_subcommand(1);
  for (const auto add : {add_new, add_check, add_test, add_format_scripts, add_scaffold, add_parse,
                         add_describe, add_diff, add_duel, add_replay, add_sim, add_why, add_find, add_show,
                         add_cards, add_api, add_lsp, add_help, add_completions})
    add(app, program);
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    add_common(*command, program);
    // What the parser does not know is left to `on_run`, which tells what was probably meant.
    command->allow_extras();
  }
  // After the commands, which would take it over.
  app.footer(
      "Options stand before the command or behind it; `sleight COMMAND --help` lists all of a command.");

  if (argc < 2) {
    std::cerr << app.help();
    program.status = 2;
    return;
  }
  const std::vector<std::string> given(argv + 1, argv + argc);
  take_style(program, given);
  const ArgumentOrder order = order_of(app, given);
  const std::string& first = order.command;
  const auto names = command_names(app);
  const bool is_command = std::find(names.begin(), names.end(), first) != names.end();
  // What nobody knows may have a value, which is no command.
  if (!order.unknown.empty() && !is_command) return refuse_extra(program, app, order.unknown);
  // Asked before the parser is: its own message would suggest nothing.
  if (!first.empty() && !is_command) {
    const std::string_view meant = meant_command(first);
    const std::string near = meant.empty() ? closest_word(first, names) : std::string(meant);
    program.usage("T0101", "there is no command `" + first + "`",
                  near.empty() ? "`sleight --help` lists the commands" : "write `sleight " + near + "`");
    return;
  }
  try {
    // The parser takes them from the back.
    std::vector<std::string> reversed(order.arguments.rbegin(), order.arguments.rend());
    app.parse(reversed);
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
      if (const std::string extra = extra_argument(*command); extra.rfind('-', 0) == 0)
        return refuse_extra(program, *command, extra);
    if (first.empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
      return program.usage("T0101", "no command is named", "`sleight --help` lists the commands");
    // What is wrong with an option is a message that begins with its name.
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find_first_of(": "));
    const bool of_command =
        !first.empty() && (app.get_option_no_throw(name) == nullptr ||
                           app.get_subcommand(first)->get_option_no_throw(name) != nullptr);
    program.usage("T0104", what, "see `sleight " + (of_command ? first + " " : "") + "--help`");
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
