#include <gtest/gtest.h>

#include <set>

#include "core/duel/save.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "core/reading/invariants.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "tests/source_dir.h"

// Random duels with every card of the library: nothing breaks, and a copy, a save or a replay plays on alike.
namespace sleight {
namespace {

struct Book {
  std::shared_ptr<const Library> library;
  std::shared_ptr<const Rules> rules;
};

Book open_book(const char* rule_set) {
  Collection collection = load_collection(std::string(SLEIGHT_SOURCE_DIR) + "/cards");
  EXPECT_TRUE(collection.findings.empty());
  Diagnostics findings;
  std::optional<Rules> rules = load_rules(rule_set, collection.library->words(), findings);
  EXPECT_TRUE(rules);
  return {collection.library, std::make_shared<const Rules>(rules ? *rules : standard_rules())};
}

/// A deck of 40: lands of three colours, and by chance spells that they pay for and lands that are not basic.
Deck random_deck(const Library& library, Random& random) {
  static constexpr std::array<const char*, 5> lands{"Plains", "Island", "Swamp", "Mountain", "Forest"};
  const std::uint32_t first = random.below(5);
  const std::uint32_t step =
      1 + random.below(2);  // three in a row of the circle of colours, or every other one
  Colours colours;
  Deck deck;
  for (std::uint32_t n = 0; n < 3; ++n) {
    const std::uint32_t colour = (first + n * step) % 5;
    colours = colours | Colours(static_cast<Colour>(colour));
    deck.insert(deck.end(), 6, library.find(lands[colour]));
  }
  while (deck.size() < 40) {
    const auto id = static_cast<CardId>(random.below(static_cast<std::uint32_t>(library.size())));
    const Card& card = library.card(id);
    if (any(card.supertypes & Supertype::basic)) continue;
    if (!any(card.types & CardType::land) && !card.has_cost) continue;
    if ((card.colour() | colours) == colours) deck.push_back(id);
  }
  return deck;
}

void play_many(const char* rule_set, int duels, std::uint64_t seed) {
  const Book book = open_book(rule_set);
  Random random{seed};
  std::set<std::string> seen;
  for (int i = 0; i < duels; ++i) {
    const Deck bobs = random_deck(*book.library, random);
    const Deck sues = random_deck(*book.library, random);
    for (const CardId id : bobs) seen.insert(book.library->card(id).name);
    const std::uint64_t duel_seed = random.next();
    Duel duel(book.library, book.rules);
    ASSERT_EQ(set_up(duel, bobs, sues, duel_seed), "");
    RandomAgent bob(duel_seed ^ 1);
    RandomAgent sue(duel_seed ^ 2);
    std::vector<std::int32_t> journal;
    Table table{duel, {&bob, &sue}, &journal};
    long rest_points = 0;
    while (!duel.over()) {
      play_on(table);
      ++rest_points;
      const std::vector<std::string> broken = broken_invariants(duel);
      ASSERT_TRUE(broken.empty()) << broken[0] << " in duel " << i << " seed " << duel_seed;
      ASSERT_LT(rest_points, 200000) << "duel " << i << " does not end";
      if (random.below(400) == 0) {
        // From here a copy, and what was saved and loaded, take the same answers to the same end.
        const std::size_t answered = journal.size();
        Duel copy = duel;
        ASSERT_EQ(copy.hash(), duel.hash());
        Loaded loaded = load(save(duel), book.library, book.rules);
        ASSERT_TRUE(loaded.duel) << loaded.refusal;
        ASSERT_TRUE(*loaded.duel == duel);
        ASSERT_EQ(loaded.duel->hash(), duel.hash());
        play_out(table, 50);
        for (Duel* other : {&copy, &*loaded.duel}) {
          std::size_t next = answered;
          JournalAgent again(journal, next);
          Table second{*other, {&again, &again}};
          play_out(second, 50);
          ASSERT_TRUE(*other == duel) << "duel " << i;
        }
      }
    }
    if (i % 20 == 0) {
      Duel replayed(book.library, book.rules);
      ASSERT_EQ(set_up(replayed, bobs, sues, duel_seed), "");
      std::size_t next = 0;
      JournalAgent again(journal, next);
      Table second{replayed, {&again, &again}};
      play_out(second);
      ASSERT_EQ(next, journal.size());
      ASSERT_EQ(replayed.hash(), duel.hash());
    }
  }
  if (duels >= 500)
    for (std::size_t id = 0; id < book.library->size(); ++id) {
      const Card& card = book.library->card(static_cast<CardId>(id));
      EXPECT_TRUE(seen.contains(card.name)) << card.name << " was in no deck";
    }
}

TEST(LibraryDuels, TwoThousandByFifth) { play_many("fifth", 2000, 1); }
TEST(LibraryDuels, FiveHundredByMicroprose) { play_many("microprose", 500, 2); }

}  // namespace
}  // namespace sleight
