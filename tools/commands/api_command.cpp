#include "tools/commands/api_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "scripting/editor_manual.h"
#include "scripting/files/data_folder.h"
#include "scripting/files/rule_sets.h"
#include "scripting/list_manual.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/luacheck_manual.h"
#include "scripting/script_manual.h"
#include "scripting/value_manual.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/offered_words.h"
#include "tools/command_line/program.h"
#include "tools/command_line/reference_pages.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/reports/all_codes.h"
#include "tools/scenario/verbs_manual.h"

namespace sleight {
namespace {

const char* style_name(ManualWord::Style style) {
  switch (style) {
    case ManualWord::Style::value:
      return "value";
    case ManualWord::Style::call:
      return "call";
    case ManualWord::Style::table:
      return "table";
    case ManualWord::Style::method:
      return "method";
  }
  return "";
}

nlohmann::ordered_json fields_json(const std::vector<ManualField>& fields) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const ManualField& field : fields)
    list.push_back(
        {{"name", field.name}, {"type", field.type}, {"required", field.required}, {"doc", field.doc}});
  return list;
}

/// Everything that a script, a rule set or a scenario may say.
std::vector<ManualWord> all_words(Program& program) {
  // Keywords and counters are words only where the library of `--library` and `--mod` has them.
  std::vector<ManualWord> words = manual();
  for (const auto& more : {value_manual(), library_manual(*open_cards(program).library), options_manual(),
                           scenario::verbs_manual()})
    words.insert(words.end(), more.begin(), more.end());
  return words;
}

void print_json(const std::vector<ManualWord>& all, const std::string& only) {
  nlohmann::ordered_json words = nlohmann::ordered_json::array();
  for (const ManualWord& word : all)
    if (only.empty() || word.name == only)
      words.push_back({{"name", word.name},
                       {"family", word.family},
                       {"style", style_name(word.style)},
                       {"makes", word.makes},
                       {"doc", word.doc},
                       {"rules", word.rules},
                       {"fields", fields_json(word.fields)},
                       {"items", fields_json(word.items)},
                       {"gives", fields_json(word.gives)}});
  std::cout << nlohmann::ordered_json{{"words", words}}.dump(2) << "\n";
}

void print_fields(const std::vector<ManualField>& fields, const char* before) {
  for (const ManualField& field : fields)
    // How a word is written is no key of it, and what it means stands at the word.
    if (field.name == "usage")
      std::cout << "      " << field.type << "\n";
    else
      std::cout << "      " << before << field.name << ": " << field.type
                << (field.required ? "" : ", optional") << ". " << field.doc << "\n";
}

/// What needs no type: the value itself, or the word, and what is told of it.
void print_plainly(const std::vector<ManualField>& fields, const char* before) {
  for (const ManualField& field : fields)
    std::cout << "      " << before << field.name << ": " << field.doc << "\n";
}

void print_text(const std::vector<ManualWord>& words, const std::string& only) {
  std::string family;
  for (const ManualWord& word : words) {
    if (!only.empty() && word.name != only) continue;
    if (word.family != family) {
      family = word.family;
      std::cout << family << "\n";
    }
    std::cout << "  " << (word.style == ManualWord::Style::method ? ":" : "") << word.name << "  " << word.doc
              << (word.rules.empty() ? "" : " (" + word.rules + ")") << "\n";
    // The heads share one long list of keys: it is shown with the head that is asked for.
    if (word.family == "heads" && only.empty()) continue;
    if (word.family == "values, in quotes")
      print_plainly(word.fields, "");
    else
      print_fields(word.fields, "");
    print_fields(word.items, "in order, ");
    print_plainly(word.gives, "in its steps, ");
  }
}

/// Whether it is one of the words; if not, says so.
bool has_word(Program& program, const std::vector<ManualWord>& words, const std::string& only) {
  std::vector<std::string> names;
  for (const ManualWord& word : words) names.push_back(word.name);
  if (only.empty() || std::find(names.begin(), names.end(), only) != names.end()) return true;
  const std::string near = closest_word(only, names);
  program.usage("T0104", "the language has no word `" + only + "`",
                near.empty() ? "`sleight api` lists them" : "write `" + near + "`");
  return false;
}

/// The commands whose JSON has a schema (docs/schema).
const std::vector<std::string> commands_with_schema{"api",  "cards",  "check", "describe", "diff",
                                                    "find", "format", "help",  "parse",    "show",
                                                    "sim",  "test",   "why"};

/// Prints the schema of what a command writes with `--format json`.
void print_schema(Program& program, const std::string& command) {
  const std::string file = data_directory() + "/docs/schema/" + command + ".json";
  std::string text;
  if (program.has_file(file) && read_file(file, text)) std::cout << text;
}

void write_pages(Program& program, const CLI::App& app, const std::vector<ManualWord>& words,
                 const std::string& folder) {
  std::vector<std::shared_ptr<const Rules>> rule_sets;
  for (const std::string& name : rule_set_names(program.sources.mods)) {
    std::string problem;
    if (const auto rules = open_rules(name, program.sources, problem)) rule_sets.push_back(rules);
  }
  for (const auto& [page, text] : {std::pair{"words", words_page(words)},
                                   {"options", options_page(words, rule_sets)},
                                   {"findings", findings_page(all_codes())},
                                   {"commands", commands_page(offered_commands(app))}})
    if (!program.write(folder + "/" + page + ".md", text)) return;
}

}  // namespace

void add_api(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("api", "the words of scripts, rule sets and scenarios");
  auto luals = std::make_shared<bool>(false);
  auto luacheck = std::make_shared<bool>(false);
  auto json = std::make_shared<bool>(false);
  auto word = std::make_shared<std::string>();
  auto pages = std::make_shared<std::string>();
  auto schema = std::make_shared<std::string>();
  CLI::Option* one = command->add_option("word", *word, "one word; all of them when left out");
  CLI::Option* for_editors = command->add_flag("--luals", *luals, "annotations for the Lua language server");
  CLI::Option* for_luacheck = command->add_flag(
      "--luacheck", *luacheck, "a configuration of luacheck (.luacheckrc) that knows the words");
  CLI::Option* for_programs = command->add_flag("--json", *json, "the same as `--format json`");
  CLI::Option* in_pages = command->add_option(
      "--pages", *pages, "a folder: the reference is written to it, as pages of Markdown");
  CLI::Option* of_json = command->add_option(
      "--schema", *schema, "the JSON Schema of what this command writes with `--format json`");
  only_one_of(*of_json, commands_with_schema);
  for (CLI::Option* other : {one, for_editors, for_luacheck, for_programs, in_pages})
    of_json->excludes(other);
  for_editors->excludes(one)->excludes(for_luacheck)->excludes(for_programs)->excludes(in_pages);
  for_luacheck->excludes(one)->excludes(for_programs)->excludes(in_pages);
  for_programs->excludes(one)->excludes(in_pages);
  in_pages->excludes(one);
  add_listing_format(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, &app, luals, luacheck, json, word, pages, schema] {
    if (!schema->empty()) return print_schema(program, *schema);
    if (!program.has_sources()) return;
    const std::vector<ManualWord> words = all_words(program);
    if (!has_word(program, words, *word)) return;
    if (!pages->empty()) {
      write_pages(program, app, words, *pages);
    } else if (*luals) {
      std::cout << manual_for_editors(words);
    } else if (*luacheck) {
      std::cout << manual_for_luacheck(words);
    } else if (*json || program.format() == Format::json) {
      print_json(words, *word);
    } else {
      print_text(words, *word);
    }
  });
}

}  // namespace sleight
