#include <gtest/gtest.h>

#include <set>

#include "core/derived/invariants.h"
#include "core/duel/save.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/whole_library.h"
#include "tools/simulation/random_deck.h"

// Random duels with every card of the library: nothing breaks, and a copy, a save or a replay plays on alike.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

void play_many(const char* rules_name, int duels, std::uint64_t seed) {
  const std::shared_ptr<const Library> library = whole_library().library;
  const std::shared_ptr<const Rules> rules = rule_set(rules_name);
  Random random{seed};
  const std::vector<CardId> cards = playable_cards(*library, false);
  std::set<std::string> seen;
  for (int i = 0; i < duels; ++i) {
    // One after the other, each card is featured.
    const auto deck = [&](std::size_t n) {
      return random_deck(*library, cards, cards[n % cards.size()], 40, random);
    };
    const Deck bobs = deck(2 * static_cast<std::size_t>(i)), sues = deck(2 * static_cast<std::size_t>(i) + 1);
    for (const Deck* held : {&bobs, &sues})
      for (const CardId id : *held) seen.insert(library->card(id).name);
    const std::uint64_t duel_seed = random.next();
    Duel duel(library, rules);
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
        Loaded loaded = load(save(duel), library, rules);
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
      Duel replayed(library, rules);
      ASSERT_EQ(set_up(replayed, bobs, sues, duel_seed), "");
      std::size_t next = 0;
      JournalAgent again(journal, next);
      Table second{replayed, {&again, &again}};
      play_out(second);
      ASSERT_EQ(next, journal.size());
      ASSERT_EQ(replayed.hash(), duel.hash());
    }
  }
  if (static_cast<std::size_t>(duels) * 2 < cards.size()) return;
  for (const CardId id : cards)
    EXPECT_TRUE(seen.contains(library->card(id).name)) << library->card(id).name << " was in no deck";
}

// With sanitizers a duel takes thirty times as long.
#ifdef SLEIGHT_SANITIZED
constexpr int by_fifth = 300, by_microprose = 100;
#else
constexpr int by_fifth = 900, by_microprose = 300;
#endif

TEST(LibraryDuels, ManyByFifth) { play_many("fifth", by_fifth, 1); }
TEST(LibraryDuels, ManyByMicroprose) { play_many("microprose", by_microprose, 2); }

}  // namespace
}  // namespace sleight
