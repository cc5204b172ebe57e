#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/explanation/recompute_check.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/turn/setup.h"
#include "core/table/asking.h"
#include "tests/kit/board.h"
#include "tests/kit/dealt_duel.h"
#include "tests/kit/whole_library.h"
#include "tools/simulation/random_deck.h"
#include "tools/simulation/simulation.h"

// What the engine keeps is what it would compute from nothing; and where it is not, that is told.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

void recompute_many(const char* rules_name, long duels, std::uint64_t seed) {
  Simulation simulation{whole_library().library, rule_set(rules_name), seed, false, true};
  const std::vector<CardId> cards = playable_cards(*simulation.library, false);
  for (long number = 1; number <= duels; ++number) {
    Random chance = chance_of(simulation, number);
    // Spread over the whole library, whatever is played of it in these few duels.
    const auto deck = [&](std::size_t n) {
      return random_deck(*simulation.library, cards, cards[n * 37 % cards.size()], 40, chance);
    };
    const auto first = 2 * static_cast<std::size_t>(number);
    const std::array<Deck, player_count> decks{deck(first), deck(first + 1)};
    Random again = chance;
    const SimulatedDuel played = simulate(simulation, decks, chance);
    ASSERT_EQ(played.error, "") << "duel " << number << " by " << rules_name;
    if (number % 10 != 0) continue;
    // Looking changes nothing.
    Simulation plain = simulation;
    plain.recompute = false;
    EXPECT_EQ(simulate(plain, decks, again).digest, played.digest) << "duel " << number;
  }
}

TEST(Recomputed, RandomDuelsByFifth) { recompute_many("fifth", 20, 11); }
TEST(Recomputed, RandomDuelsByMicroprose) { recompute_many("microprose", 10, 12); }

TEST(Recomputed, AValueKeptForTooLong) {
  Board d;
  const ObjectId bears = d.put("Grizzly Bears");
  const ObjectId card = d.put("Lightning Bolt", bob, Zone::graveyard);
  d.look(bears);
  d.look(card);
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
  d.duel().object(bears).controller = sue;
  EXPECT_THAT(RecomputeCheck().differences(d.duel()),
              ElementsAre("object 0 (Grizzly Bears): its controller is kept as Bob, and is Sue"));
  d.duel().touch(Duel::board);
  d.duel().object(card).owner = sue;
  d.look(card);
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
  d.duel().object(card).owner = bob;
  EXPECT_THAT(RecomputeCheck().differences(d.duel()),
              ElementsAre("object 1 (Lightning Bolt): its controller is kept as Sue, and is Bob"));
}

TEST(Recomputed, AnEffectThatNobodyHeardOf) {
  Board d;
  const ObjectId bears = d.put("Grizzly Bears");
  const ObjectId swell = d.put("Swell", bob, Zone::graveyard);
  d.look(bears);
  d.apply(swell, bears);
  EXPECT_EQ(d.look(bears).power, 5);
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
  d.duel().effects.clear();
  EXPECT_THAT(RecomputeCheck().differences(d.duel()),
              ElementsAre("object 0 (Grizzly Bears): its power is kept as 5, and is 2",
                          "object 0 (Grizzly Bears): its toughness is kept as 5, and is 2"));
}

TEST(Recomputed, ADeathThatIsDue) {
  Board d;
  const ObjectId bears = d.put("Grizzly Bears");
  check_deaths(d.table());
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
  d.duel().object(bears).damage = 2;
  EXPECT_THAT(RecomputeCheck().differences(d.duel()),
              ElementsAre("Grizzly Bears (object 0) should have gone to the graveyard"));
}

/// The question put to Bob in his main phase, with these plays.
Decision question(std::vector<Option> options) {
  Decision decision;
  decision.kind = DecisionKind::play;
  decision.player = bob;
  decision.window = Window::main;
  decision.options = std::move(options);
  return decision;
}

TEST(Recomputed, PlaysThatAreOfferedWrongly) {
  Board d;
  const ObjectId bolt = d.put("Lightning Bolt", bob, Zone::hand);
  const ObjectId ogre = d.put("Gray Ogre", bob, Zone::hand);
  d.mana(bob, Colour::red, 1);
  const Option cast = play_of(Option::Kind::cast, bolt);
  const Option too_dear = play_of(Option::Kind::cast, ogre);
  const Option attack = play_of(Option::Kind::attack, {});
  Decision asked = question({Option{}, cast, attack});
  EXPECT_THAT(RecomputeCheck().differences(d.duel(), &asked), IsEmpty());
  asked = question({Option{}, attack});
  EXPECT_THAT(RecomputeCheck().differences(d.duel(), &asked),
              ElementsAre(HasSubstr("Lightning Bolt (object 0) is not offered, and would be anew"),
                          HasSubstr("Lightning Bolt (object 0) is not offered, and not refused")));
  asked = question({Option{}, cast, too_dear, attack});
  EXPECT_THAT(RecomputeCheck().differences(d.duel(), &asked),
              ElementsAre(HasSubstr("Gray Ogre (object 1) is offered, and would not be anew"),
                          HasSubstr("Gray Ogre (object 1) is offered, and refused: the cost")));
  asked = question({Option{}, cast, attack});
  asked.window = Window::phase;
  EXPECT_THAT(RecomputeCheck().differences(d.duel(), &asked),
              Contains("Bob is said to act in window main, and is asked in phase"));
}

TEST(Recomputed, AFightThatIsOfferedAndRefused) {
  Board d;
  const ObjectId bears = d.put("Grizzly Bears");
  d.set_tapped(bears);
  Decision asked;
  asked.kind = DecisionKind::attack;
  asked.player = bob;
  asked.options = {option_of(Thing::of(bears))};
  EXPECT_THAT(RecomputeCheck().differences(d.duel(), &asked),
              ElementsAre(HasSubstr("is offered, and refused: tapped creatures cannot attack")));
}

// Also where nobody has reason to look: a card in the hand that counts what is tapped (R-CRE-4).
TEST(Recomputed, WhatIsCountedOutsidePlay) {
  Board d;
  Card sleeper = kit::creature("Sleeper", "G", 0, 1);
  sleeper.power = amount_of(AmountKind::count, creatures({asking(Quality::tapped)}));
  const ObjectId card = d.put(d.add(sleeper), bob, Zone::hand);
  const ObjectId bears = d.put("Grizzly Bears");
  EXPECT_EQ(d.look(card).power, 0);
  d.set_tapped(bears);
  EXPECT_EQ(d.look(card).power, 1);
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
}

// The winner takes the ante: who owns a card is what controls it out of play (R-LIFE-5).
TEST(Recomputed, TheAnteIsTheWinners) {
  Board d;
  const ObjectId card = d.put("Grizzly Bears", bob, Zone::ante);
  EXPECT_EQ(d.look(card).controller, bob);
  d.duel().outcome = Outcome::sue_wins;
  award_ante(d.duel());
  EXPECT_EQ(d.look(card).controller, sue);
  EXPECT_THAT(RecomputeCheck().differences(d.duel()), IsEmpty());
}

}  // namespace
}  // namespace sleight
