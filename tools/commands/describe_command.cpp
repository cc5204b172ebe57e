#include "tools/commands/describe_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "grammar/describe.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/ability_purposes.h"
#include "tools/library/card_library.h"
#include "tools/library/described_card.h"
#include "tools/library/known_words.h"
#include "tools/library/mod_folders.h"

namespace sleight {
namespace {

/// What is told of one script.
struct Told {
  const CardFile& script;
  std::string headline;
  std::string text;
  std::vector<AbilityPurpose> abilities;
};

void print(const Told& told) {
  std::cout << told.script.card.name << "\n" << told.headline << "\n" << told.text;
  std::cout << (told.text.empty() || told.text.back() == '\n' ? "" : "\n");
  // Only what is activated has a number: that by which scenarios say which one.
  for (const AbilityPurpose& ability : told.abilities)
    std::cout << "  " << (ability.number != 0 ? "ability " + std::to_string(ability.number) + ": " : "")
              << ability.is << "\n";
}

void run(Program& program, const std::string& path) {
  if (!program.has_sources() || !program.has_scripts(path, {FileKind::script})) return;
  program.sources.mods = mods_with(program.sources, {path});
  const Scripts scripts = open_scripts(program, {path}, 1);
  // Scripts among the paths may be of a mod that is not loaded: their own keywords are words too.
  const Vocabulary vocabulary = vocabulary_of(program.sources, scripts, {path}, 1);
  // Of the library only its keywords are asked for, and no card.
  const Collection known = open_shelf(program.sources, {});
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const CardFile& script : scripts.cards) {
    if (program.format() == Format::json) {
      list.push_back(described_card(script, scripts.words, vocabulary, *known.library));
      continue;
    }
    const Told told{script, headline(script.card, scripts.words, vocabulary),
                    describe(script.card, scripts.words, vocabulary),
                    ability_purposes(script.card, scripts.words, *known.library)};
    print(told);
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
  add_input(*command, program, "file", *path, "a card script, or a folder of them; - is the standard input")
      ->required();
  add_listing_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, path] { run(program, *path); });
}

}  // namespace sleight
