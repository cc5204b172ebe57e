#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/playing/costs/mana_ways.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/board.h"
#include "tests/kit/sanitized.h"
#include "tests/kit/whole_library.h"
#include "tools/simulation/coverage.h"
#include "tools/simulation/random_deck.h"

// Of each source of mana in the library, costs draw mana by themselves in duels with decks that hold it; but
// not of those that give something up, which only their player uses (R-MANA-3).
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Whether the card, lying in play, has abilities that make mana, and each of them is left to its player's
/// hand.
bool is_left_to_its_player(const std::shared_ptr<const Library>& library,
                           const std::shared_ptr<const Rules>& rules, CardId card) {
  Duel duel(library, rules);
  EXPECT_EQ(set_up(duel, Deck(40, card), Deck(40, card), 1), "");
  const ObjectId id = create(duel, card, PlayerId::bob, Zone::in_play);
  bool any_by_hand = false;
  const Characteristics& now = duel.look(id);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->ability->kind != AbilityKind::activated || !library->purpose(*held->ability).adds_mana)
      continue;
    std::vector<ManaSource> ways;
    if (add_ways(duel, id, *held, PlayerId::bob, ways) != Drawn::by_hand) return false;
    any_by_hand = true;
  }
  return any_by_hand;
}

/// Plays a duel of bots in which each has four of the card.
void play_with(const std::shared_ptr<const Library>& library, const std::shared_ptr<const Rules>& rules,
               const std::vector<CardId>& cards, CardId card, Coverage& coverage, Random& random) {
  const Deck bobs = random_deck(*library, cards, card, 40, random);
  const Deck sues = random_deck(*library, cards, card, 40, random);
  const std::uint64_t seed = random.next();
  Duel duel(library, rules);
  ASSERT_EQ(set_up(duel, bobs, sues, seed), "");
  RandomAgent bob(seed ^ 1);
  RandomAgent sue(seed ^ 2);
  Table table{duel, {&bob, &sue}};
  table.observer = &coverage;
  play_out(table);
}

void pay_with_each(const char* rules_name) {
  const std::shared_ptr<const Library> library = whole_library().library;
  const std::shared_ptr<const Rules> rules = rule_set(rules_name);
  const std::vector<CardId> cards = playable_cards(*library, false);
  Random random{11};
  // Mana that may be spent on few things only waits longest for one of them.
  constexpr int most_duels = 400;
  int paying = 0, by_hand = 0;
  std::size_t sources = 0;
  for (const CardId id : cards) {
    const Card& card = library->card(id);
    const bool gives = std::any_of(card.abilities.begin(), card.abilities.end(), [&](const Ability& ability) {
      return ability.kind == AbilityKind::activated && library->purpose(ability).adds_mana;
    });
    if (!gives || !any(card.types & permanent_types)) continue;
    if (!kit::is_looked_at(sources++)) continue;
    if (is_left_to_its_player(library, rules, id)) {
      ++by_hand;
      continue;
    }
    Coverage coverage(library);
    int duels = 0;
    while (coverage.times_paid(id) == 0 && duels++ < most_duels)
      play_with(library, rules, cards, id, coverage, random);
    EXPECT_GT(coverage.times_paid(id), 0)
        << card.name << " paid for nothing in " << most_duels << " duels by " << rules_name;
    ++paying;
  }
  EXPECT_GT(paying, kit::as_many_as(60));
  EXPECT_GE(by_hand, kit::as_many_as(8));
}

TEST(ManaSources, EachPaysForSomethingByFifth) { pay_with_each("fifth"); }
TEST(ManaSources, EachPaysForSomethingByMicroprose) { pay_with_each("microprose"); }

}  // namespace
}  // namespace sleight
