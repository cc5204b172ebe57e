#include "tools/commands/describe_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "grammar/describe.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/known_words.h"
#include "tools/wording/purpose_words.h"

namespace sleight {
namespace {

/// What the library makes of each ability of a card (Library::purpose).
std::vector<std::string> purposes_of(const CardFile& script, const Words& words) {
  // Purposes are settled for abilities of a library only; one with this card alone is enough.
  Library library;
  library.words().merge(words);
  const Card& card = library.card(library.add(script.card));
  std::vector<std::string> purposes;
  for (const Ability& ability : card.abilities) purposes.push_back(purpose_words(library, card, ability));
  return purposes;
}

nlohmann::ordered_json to_json(const CardFile& script, const std::string& text, const Words& words) {
  nlohmann::ordered_json abilities = nlohmann::ordered_json::array();
  for (const std::string& purpose : purposes_of(script, words)) abilities.push_back({{"is", purpose}});
  return {{"name", script.card.name}, {"file", script.file}, {"text", text}, {"abilities", abilities}};
}

void print(const CardFile& script, const std::string& text, const Words& words) {
  std::cout << script.card.name << "\n" << text << (text.empty() || text.back() == '\n' ? "" : "\n");
  std::size_t number = 0;
  for (const std::string& purpose : purposes_of(script, words))
    std::cout << "  ability " << ++number << ": " << purpose << "\n";
}

void run(Program& program, const std::string& path) {
  if (!program.has_sources() || !program.has_scripts(path)) return;
  const Scripts scripts = open_scripts(program, {path}, 1);
  // Scripts among the paths may be of a mod that is not loaded: their own keywords are words too.
  const Vocabulary vocabulary = vocabulary_of(program.sources, scripts, {path}, 1);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const CardFile& script : scripts.cards) {
    const std::string text = describe(script.card, scripts.words, vocabulary);
    if (program.format() == Format::json) {
      list.push_back(to_json(script, text, scripts.words));
      continue;
    }
    print(script, text, scripts.words);
    if (&script != &scripts.cards.back()) std::cout << "\n";
  }
  if (program.format() == Format::json)
    // A script may hold any bytes; JSON may not.
    std::cout << list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  // What could be read is described all the same, and what could not is told apart from it.
  Report report;
  report.add(scripts.findings);
  if (!report.findings().empty()) program.refuse(report);
}

}  // namespace

void add_describe(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("describe", "the English of what a script does");
  auto path = std::make_shared<std::string>();
  command->add_option("file", *path, "a card script, or a folder of them")->required();
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, path] { run(program, *path); });
}

}  // namespace sleight
