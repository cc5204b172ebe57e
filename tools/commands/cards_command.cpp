#include "tools/commands/cards_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "grammar/describe.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/known_words.h"
#include "tools/lookup/card_filters.h"

namespace sleight {
namespace {

void print_json(const Collection& cards, const std::vector<std::size_t>& kept, const Vocabulary& vocabulary) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const std::size_t number : kept) {
    const CollectedCard& place = cards.cards[number];
    const Card& card = cards.library->card(place.id);
    const SetInfo* set = set_of(cards, place);
    list.push_back({{"name", card.name},
                    {"headline", headline(card, cards.library->words(), vocabulary)},
                    {"set", set == nullptr ? "" : set->name},
                    {"file", place.file}});
  }
  // A script may hold any bytes; JSON may not.
  std::cout << nlohmann::ordered_json{{"cards", list}, {"count", kept.size()}}.dump(
                   2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
            << "\n";
}

void print_text(const Collection& cards, const std::vector<std::size_t>& kept, const Vocabulary& vocabulary) {
  for (const std::size_t number : kept) {
    const CollectedCard& place = cards.cards[number];
    const Card& card = cards.library->card(place.id);
    const SetInfo* set = set_of(cards, place);
    std::cout << card.name << ": " << headline(card, cards.library->words(), vocabulary)
              << (set == nullptr ? "" : " (" + set->name + ")") << "\n";
  }
  std::cout << kept.size() << (kept.size() == 1 ? " card\n" : " cards\n");
}

void run(Program& program, const CardFilters& filters) {
  if (!program.has_sources()) return;
  const Collection cards = open_cards(program);
  const WordUsers users(cards);
  if (const std::optional<WrongFilter> wrong = wrong_filter(filters, cards, users)) {
    program.usage("T0104", wrong->message, wrong->fix);
    return;
  }
  const Vocabulary vocabulary = vocabulary_of(cards, program.sources.mods);
  const std::vector<std::size_t> kept = filtered_cards(filters, cards, users, vocabulary, program.jobs);
  if (program.format() == Format::json)
    print_json(cards, kept, vocabulary);
  else
    print_text(cards, kept, vocabulary);
}

}  // namespace

void add_cards(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("cards", "list cards by what they are and what their scripts use");
  auto filters = std::make_shared<CardFilters>();
  // Each may be given several times, with one value each time.
  const auto add = [command](const char* name, std::vector<std::string>& values, const char* description) {
    command->add_option(name, values, description)->allow_extra_args(false)->take_all();
  };
  add("--set", filters->sets, "the folder, code or name of a set; of several any");
  add("--type", filters->types, "a card type, supertype, creature type or land type; of several all");
  add("--colour", filters->colours, "a colour or its letter, colourless or multicoloured; of several all");
  add("--keyword", filters->keywords, "a keyword that it has; of several all");
  add("--uses", filters->uses, "a word of the language that its script uses; of several all");
  add("--state", filters->states,
      "proved, differs, unread, function, unsupported or no text; of several any");
  add("--text", filters->texts, "words of its name and text, whatever their endings");
  command->add_option("--cost", filters->cost, "how much mana it costs in all: 3, 3+ or 3-; X is nothing");
  add_listing_format(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, filters] { run(program, *filters); });
}

}  // namespace sleight
