#include "tools/command_line/argument_order.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "tools/command_line/program.h"

namespace sleight {
namespace {

/// `--format` of `--format=json`.
std::string name_in(const std::string& argument) { return argument.substr(0, argument.find('=')); }

bool is_option(const std::string& argument) { return argument.size() > 1 && argument[0] == '-'; }

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

/// The options of that name, of the program and of its commands.
std::vector<const CLI::Option*> options_named(const CLI::App& app, const std::string& name) {
  std::vector<const CLI::App*> places = commands_of(app);
  places.push_back(&app);
  std::vector<const CLI::Option*> options;
  for (const CLI::App* place : places)
    if (const CLI::Option* option = place->get_option_no_throw(name)) options.push_back(option);
  return options;
}

/// Whether the value of an option is the argument `next`, behind it.
bool takes(const CLI::App& app, const std::vector<const CLI::Option*>& options, const std::string& next) {
  const auto has_value = [](const CLI::Option* option) { return option->get_items_expected_max() > 0; };
  if (std::all_of(options.begin(), options.end(), has_value)) return !options.empty();
  // `--printed` has a value for `check` and none for `parse`.
  const std::vector<const CLI::App*> commands = commands_of(app);
  return std::any_of(options.begin(), options.end(), has_value) &&
         std::none_of(commands.begin(), commands.end(),
                      [&](const CLI::App* command) { return command->get_name() == next; });
}

/// What the program answers whatever command stands there.
bool is_of_version(const std::string& argument) {
  return argument == "-V" || argument == "--version" || argument == "--verbose";
}

bool is_of_program(const std::string& argument) {
  return is_of_version(argument) || argument == "-h" || argument == "--help";
}

/// The value of the last option of that name, or none.
std::optional<std::string> value_of(const std::vector<std::string>& arguments, const std::string& name) {
  std::optional<std::string> value;
  for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--"; ++at) {
    if (arguments[at].starts_with(name + "=")) value = arguments[at].substr(name.size() + 1);
    if (arguments[at] == name && at + 1 < arguments.size()) value = arguments[at + 1];
  }
  return value;
}

}  // namespace

ArgumentOrder order_of(const CLI::App& app, const std::vector<std::string>& arguments) {
  ArgumentOrder order;
  std::vector<std::string> own, behind;
  auto at = arguments.begin();
  for (; at != arguments.end() && is_option(*at) && *at != "--"; ++at) {
    const std::vector<const CLI::Option*> options = options_named(app, name_in(*at));
    if (options.empty() && order.unknown.empty()) order.unknown = *at;
    std::vector<std::string>& side = is_of_program(*at) ? own : behind;
    side.push_back(*at);
    const bool is_whole = at->find('=') != std::string::npos || at + 1 == arguments.end();
    if (!is_whole && takes(app, options, *(at + 1))) side.push_back(*++at);
  }
  if (at != arguments.end() && !is_option(*at)) order.command = *at++;
  const auto end = std::find(at, arguments.end(), "--");
  for (; at != end; ++at) (is_of_version(*at) ? own : behind).push_back(*at);
  order.arguments = std::move(own);
  if (!order.command.empty()) order.arguments.push_back(order.command);
  order.arguments.insert(order.arguments.end(), behind.begin(), behind.end());
  order.arguments.insert(order.arguments.end(), end, arguments.end());
  return order;
}

void take_style(Program& program, const std::vector<std::string>& arguments) {
  // Wrong ones are refused by the parser.
  const auto take = [&](const char* option, const std::vector<std::string>& words, std::string& taken) {
    const std::optional<std::string> value = value_of(arguments, option);
    if (value && std::find(words.begin(), words.end(), *value) != words.end()) taken = *value;
  };
  take("--format", {"human", "json", "sarif", "junit", "github"}, program.format_name);
  take("--color", {"auto", "always", "never"}, program.color);
}

}  // namespace sleight
