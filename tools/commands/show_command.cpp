#include "tools/commands/show_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <utility>

#include "core/card/letters.h"
#include "scripting/lua/nearest_word.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/card_names.h"
#include "tools/library/known_words.h"
#include "tools/lookup/card_report.h"

namespace sleight {
namespace {

struct ShowOptions {
  std::vector<std::string> names;
  std::string scenarios;
};

/// What to write in the place of a name that no card has: those in which it stands, or the nearest.
std::string proposed(const std::string& name, const std::vector<std::string>& names) {
  constexpr std::size_t most = 3;
  std::vector<std::string> with;
  for (const std::string& each : names)
    if (!name.empty() && lowered(each).find(lowered(name)) != std::string::npos) with.push_back(each);
  std::sort(with.begin(), with.end(), [](const std::string& a, const std::string& b) {
    return std::pair(a.size(), a) < std::pair(b.size(), b);
  });
  if (with.empty())
    if (std::string near = closest_word(name, names); !near.empty()) with.push_back(std::move(near));
  if (with.empty()) return "`sleight find --kind card` looks cards up by words of their text";
  const std::size_t all = with.size();
  with.resize(std::min(all, most));
  std::string text = "did you mean ";
  for (std::size_t i = 0; i < with.size(); ++i)
    text += (i == 0 ? "`" : i + 1 < with.size() ? ", `" : " or `") + with[i] + "`";
  return text + (all > most ? ", or another of " + std::to_string(all) + "?" : "?");
}

/// The card of that name; null, with a finding that tells what was probably meant, when there is none.
const CollectedCard* card_named(const Collection& cards, const std::string& name, Report& refused) {
  const CardId id = card_called(*cards.library, name);
  const auto card =
      std::find_if(cards.cards.begin(), cards.cards.end(), [&](const auto& each) { return each.id == id; });
  if (id != CardId::none && card != cards.cards.end()) return &*card;
  std::vector<std::string> names;
  for (const CollectedCard& each : cards.cards) names.push_back(cards.library->card(each.id).name);
  refused.add(Diagnostic{
      "T0903", Severity::error, {}, "the library has no card `" + name + "`", proposed(name, names)});
  return nullptr;
}

void run(Program& program, const ShowOptions& options) {
  if (!program.has_sources()) return;
  if (!options.scenarios.empty() && !program.has_file(options.scenarios)) return;
  const Collection cards = open_cards(program);
  const Vocabulary vocabulary = vocabulary_of(cards, program.sources.mods);
  const ScenarioIndex scenarios(options.scenarios.empty() ? scenario_folder() : options.scenarios,
                                program.jobs);
  Report refused;
  std::vector<ShownCard> shown;
  for (const std::string& name : options.names)
    if (const CollectedCard* card = card_named(cards, name, refused)) {
      shown.push_back({profile_of(cards, *card, vocabulary), {}});
      shown.back().scenarios = scenarios.naming(shown.back().profile.name, program.jobs);
    }
  if (program.format() == Format::json)
    std::cout << cards_json(shown);
  else
    for (std::size_t i = 0; i < shown.size(); ++i) std::cout << (i == 0 ? "" : "\n") << card_text(shown[i]);
  // Those that are there are shown all the same.
  if (!refused.findings().empty()) program.refuse(refused);
}

}  // namespace

void add_show(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("show", "what cards are and do, and the scenarios that name them");
  auto options = std::make_shared<ShowOptions>();
  command->add_option("names", options->names, "cards; accents, case, apostrophes and hyphens do not matter")
      ->required();
  command->add_option("--scenarios", options->scenarios,
                      "file or folder of scenarios (default: those that come with the program)");
  add_listing_format(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, options] { run(program, *options); });
}

}  // namespace sleight
