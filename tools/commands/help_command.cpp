#include "tools/commands/help_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/card/letters.h"
#include "scripting/files/rule_sets.h"
#include "scripting/list_manual.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/script_manual.h"
#include "scripting/words/rule_options.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/library/card_library.h"
#include "tools/reports/all_codes.h"

namespace sleight {
namespace {

/// What each rule set of the house takes for an option, as people write it.
std::vector<std::pair<std::string, std::string>> taken_values(const ManualWord& option) {
  std::vector<std::pair<std::string, std::string>> values;
  for (const std::string& name : rule_set_names()) {
    std::string problem;
    // Without mods: what is told here is what the rule sets of the house take.
    const std::shared_ptr<const Rules> rules = open_rules(name, {}, problem);
    for (const RuleOption& row : rule_options())
      if (rules && option.name == row.name) values.emplace_back(name, option_value(*rules, row));
  }
  return values;
}

/// The option, its readings, and which of them the rule sets of the house take.
void print_option(const ManualWord& option) {
  std::cout << option.name << ": " << option.doc << " (" << option.rules << ")\n\n";
  for (const ManualField& reading : option.fields)
    std::cout << "  " << (reading.type == "a reading" ? reading.name + ": " + reading.doc : reading.type)
              << "\n";
  std::cout << "\n";
  for (const auto& [name, value] : taken_values(option))
    std::cout << "  in " << name << ": " << value << "\n";
}

nlohmann::ordered_json option_json(const ManualWord& option) {
  using Json = nlohmann::ordered_json;
  Json root{{"option", option.name},
            {"explanation", option.doc},
            {"rules", option.rules},
            {"readings", Json::array()},
            {"rule_sets", Json::object()}};
  for (const ManualField& reading : option.fields) {
    if (reading.type == "a reading")
      root["readings"].push_back(Json{{"name", reading.name}, {"explanation", reading.doc}});
    else
      root["readings"].push_back(Json{{"explanation", reading.type}});
  }
  for (const auto& [name, value] : taken_values(option)) root["rule_sets"][name] = value;
  return root;
}

nlohmann::ordered_json codes_json() {
  nlohmann::ordered_json codes = nlohmann::ordered_json::array();
  for (const CodeHelp* help : all_codes()) codes.push_back({{"code", help->code}, {"title", help->title}});
  return {{"codes", std::move(codes)}};
}

void run(Program& program, const CLI::App& app, const std::string& code) {
  const bool as_json = program.format() == Format::json;
  if (code.empty() && as_json) {
    std::cout << codes_json().dump(2) << "\n";
    return;
  }
  if (code.empty()) {
    std::cout << app.help() << "\nCodes of findings (`sleight help CODE` explains one):\n";
    for (const CodeHelp* help : all_codes()) std::cout << "  " << help->code << "  " << help->title << "\n";
    return;
  }
  // Commands and options first: no code is spelt like one of them.
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (command->get_name() == code) {
      if (as_json)
        return program.usage("T0104", "the help of a command is written for people only",
                             "leave `--format` out; `sleight completions` tells shells of the options");
      std::cout << command->help(app.get_name());
      return;
    }
  for (const ManualWord& option : options_manual())
    if (option.name == code) {
      if (as_json)
        std::cout << option_json(option).dump(2) << "\n";
      else
        print_option(option);
      return;
    }
  std::string upper = code;
  for (char& c : upper) c = raised(c);
  const CodeHelp* help = find_code(upper);
  if (help == nullptr) {
    std::vector<std::string> names;
    for (const CodeHelp* known : all_codes()) names.emplace_back(known->code);
    std::vector<std::string> options;
    for (const ManualWord& option : options_manual()) options.push_back(option.name);
    // Options are written with a dot, as in mana.burn_points, and codes never.
    const std::string near =
        code.find('.') == std::string::npos ? closest_word(upper, names) : closest_word(code, options);
    program.usage("T0901", "no finding has the code `" + code + "`",
                  near.empty() ? "`sleight help` lists all codes" : "write `" + near + "`");
    return;
  }
  if (as_json) {
    const nlohmann::ordered_json root{{"code", help->code},
                                      {"title", help->title},
                                      {"explanation", help->explanation},
                                      {"wrong", help->wrong},
                                      {"right", help->right}};
    std::cout << root.dump(2) << "\n";
    return;
  }
  std::cout << help->code << ": " << help->title << "\n\n" << help->explanation << "\n\nWrong:\n  ";
  const auto indented = [](const char* text) {
    for (const char* c = text; *c != '\0'; ++c) {
      std::cout << *c;
      if (*c == '\n') std::cout << "  ";
    }
    std::cout << "\n";
  };
  indented(help->wrong);
  std::cout << "\nRight:\n  ";
  indented(help->right);
}

}  // namespace

void add_help(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand(
      "help", "explain a finding by its code, or an option of rule sets; or list all codes");
  auto code = std::make_shared<std::string>();
  command->add_option("code", *code,
                      "a code such as T0301, an option such as mana.burn_points, or a command");
  add_listing_format(*command, program);
  on_run(*command, program, [&program, &app, code] { run(program, app, *code); });
}

}  // namespace sleight
