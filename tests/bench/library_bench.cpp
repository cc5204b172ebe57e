#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "grammar/text_reader.h"
#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/checking/facts_check.h"
#include "tools/checking/text_check.h"
#include "tools/library/card_scripts.h"

// The budgets that need scripts and the grammar. Our library is smaller than the 1,590 cards of the budget,
// so its scripts are taken again and again until there are as many; each is run and checked anew each time.
namespace sleight {
namespace {

constexpr std::size_t whole_library = 1590;

struct Script {
  std::string file;
  std::string text;
};

std::vector<Script> as_many_scripts_as_the_whole_library() {
  std::vector<Script> scripts;
  Diagnostics unread;
  for (const std::string& file : script_files(std::string(SLEIGHT_SOURCE_DIR) + "/cards", unread)) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    scripts.push_back({file, text.str()});
  }
  const std::size_t own = scripts.size();
  for (std::size_t i = own; i < whole_library; ++i) scripts.push_back(scripts[i % own]);
  return scripts;
}

/// Loading 1,590 scripts into a fresh host: under 100 ms.
void load_whole_library(benchmark::State& state) {
  const std::vector<Script> scripts = as_many_scripts_as_the_whole_library();
  for (auto _ : state) {
    Words words;
    ScriptReader reader(words);
    Diagnostics findings;
    for (const Script& script : scripts)
      benchmark::DoNotOptimize(reader.read_card(script.file, script.text, findings));
    if (!findings.empty()) state.SkipWithError(findings[0].message.c_str());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(whole_library));
}
BENCHMARK(load_whole_library)->Unit(benchmark::kMillisecond);

/// Parsing one card's text, warm: under 200 us. The time is that of one text.
void parse_text(benchmark::State& state) {
  const Collection& collection = kit::whole_library();
  const Vocabulary vocabulary(*collection.library);
  std::vector<const Card*> cards;
  for (const CollectedCard& each : collection.cards)
    if (const Card& card = collection.library->card(each.id); !card.text.empty()) cards.push_back(&card);
  for (const Card* card : cards) benchmark::DoNotOptimize(read_text(*card, card->text, vocabulary));
  std::size_t next = 0;
  for (auto _ : state) {
    const Card& card = *cards[next++ % cards.size()];
    benchmark::DoNotOptimize(read_text(card, card.text, vocabulary));
  }
}
BENCHMARK(parse_text)->Unit(benchmark::kMicrosecond);

/// `check`, levels 1 to 5, over 1,590 scripts, one after the other: under 10 s on two cores.
void check_whole_library(benchmark::State& state) {
  const std::vector<Script> scripts = as_many_scripts_as_the_whole_library();
  const Vocabulary vocabulary(*kit::whole_library().library);
  for (auto _ : state) {
    Words words;
    ScriptReader reader(words);
    Diagnostics findings;
    for (const Script& script : scripts) {
      std::optional<CardScript> card = reader.read_card(script.file, script.text, findings);
      if (!card) continue;
      const CardFile file{script.file, script.text, std::move(card->card), std::move(card->differs)};
      benchmark::DoNotOptimize(check_text(file, words, vocabulary));
    }
  }
}
BENCHMARK(check_whole_library)->Unit(benchmark::kMillisecond);

/// Whole duels between two random players with 40 cards each from our library: 2,000 a second and more on one
/// core.
void library_duels(benchmark::State& state) {
  const auto rules = std::make_shared<const Rules>(standard_rules());
  const std::shared_ptr<const Library> library = kit::whole_library().library;
  // Two colours each, every spell of them in turn, sixteen lands.
  const auto deck_of = [&](Colours colours, std::array<const char*, 2> lands) {
    Deck deck;
    for (int i = 0; i < 16; ++i) deck.push_back(library->find(lands[static_cast<std::size_t>(i) % 2]));
    for (std::size_t id = 0; deck.size() < 40; id = (id + 1) % library->size()) {
      const Card& card = library->card(static_cast<CardId>(id));
      if (card.has_cost && (card.colour() | colours) == colours) deck.push_back(static_cast<CardId>(id));
    }
    return deck;
  };
  const Deck bob = deck_of(Colours(Colour::black) | Colours(Colour::red), {"Swamp", "Mountain"});
  const Deck sue = deck_of(Colours(Colour::white) | Colours(Colour::blue), {"Plains", "Island"});
  std::uint64_t seed = 0;
  for (auto _ : state) {
    Duel duel(library, rules);
    const std::string refused = set_up(duel, bob, sue, ++seed);
    if (!refused.empty()) {
      state.SkipWithError(refused.c_str());
      break;
    }
    RandomAgent one(seed * 2);
    RandomAgent two(seed * 2 + 1);
    Table table{duel, {&one, &two}};
    play_out(table);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(library_duels)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sleight
