#include "tools/command_line/offered_words.h"

#include <CLI/CLI.hpp>

namespace sleight {
namespace {

/// The words of a validator such as `{human,json}`, which is how `only_one_of` describes itself; else none.
std::vector<std::string> words_of(const std::string& type) {
  const std::size_t first = type.find('{'), last = type.rfind('}');
  if (first == std::string::npos || last == std::string::npos || last < first) return {};
  return CLI::detail::split(type.substr(first + 1, last - first - 1), ',');
}

ValueKind kind_of_value(const CLI::Option& option, const std::vector<std::string>& words) {
  if (option.get_items_expected_max() == 0) return ValueKind::none;
  if (!words.empty()) return ValueKind::word;
  const std::string type = option.get_type_name();
  const bool number = type.rfind("INT", 0) == 0 || type.rfind("UINT", 0) == 0 || type.rfind("FLOAT", 0) == 0;
  return number ? ValueKind::number : ValueKind::anything;
}

OfferedCommand offered(const CLI::App& app) {
  OfferedCommand command{app.get_name(), app.get_description(), {}, {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    OfferedOption each;
    each.about = option->get_description();
    each.words = words_of(option->get_type_name());
    each.value = kind_of_value(*option, each.words);
    for (const std::string& name : option->get_snames()) each.names.push_back("-" + name);
    for (const std::string& name : option->get_lnames()) each.names.push_back("--" + name);
    if (!each.names.empty()) {
      command.options.push_back(std::move(each));
      continue;
    }
    command.arguments.push_back({option->get_name(), each.about});
    command.words.insert(command.words.end(), each.words.begin(), each.words.end());
  }
  return command;
}

}  // namespace

std::vector<OfferedCommand> offered_commands(const CLI::App& app) {
  std::vector<OfferedCommand> commands{offered(app)};
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (!command->get_group().empty()) commands.push_back(offered(*command));
  return commands;
}

}  // namespace sleight
