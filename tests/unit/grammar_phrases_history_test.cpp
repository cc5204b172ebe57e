#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// What has happened this turn, what an effect waits for, and parts of damage: each read, described and read
/// again.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfHistory, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature",
       "At the end of each turn, put a +1/+1 counter on Test Card for each creature that died this turn."},
      {"creature",
       "At the end of each turn, if a creature died this turn, put a -1/-1 counter on Test Card."},
      {"creature",
       "At the end of each turn, if Test Card dealt damage to an opponent this turn, put a +1/+1 counter on "
       "it."},
      {"instant", "Destroy target creature that was dealt damage this turn."},
      {"instant", "Destroy all creatures that dealt damage to you this turn."},
      {"instant", "You gain life equal to twice the damage dealt to you so far this turn by artifacts."},
      {"instant", "Test Card deals damage to target creature equal to the damage dealt to you this turn."},
      {"instant", "If you were dealt damage this turn, draw a card."},
      {"instant",
       "Test Card deals 3 damage to target creature. A creature dealt damage this way can't be regenerated "
       "this turn."},
      {"creature",
       "{T}: Target creature gets +2/+2 until end of turn. When that creature leaves the battlefield this "
       "turn, sacrifice Test Card."},
      {"instant", "Whenever a creature blocks this turn, it gets +0/+1 until end of turn."},
      {"instant", "Untap target creature. When that creature dies this turn, draw a card."},
      {"creature",
       "{T}: Gain control of target artifact until end of turn. When you lose control of the artifact, tap "
       "it."},
      {"creature", "When you lose control of Test Card, you lose 2 life."},
      {"enchantment",
       "Whenever an artifact becomes tapped or a player activates an artifact's ability without {T} in its "
       "activation cost, Test Card deals 1 damage to that artifact's controller."},
      {"artifact",
       "{T}: The next time a source of your choice would deal damage to you this turn, prevent half that "
       "damage, rounded down."},
      {"artifact",
       "{1}: The next time an unblocked creature of your choice would deal combat damage to you this turn, "
       "prevent all but 1 of that damage."},
      {"instant",
       "The next time a source of your choice would deal damage to you this turn, prevent that damage. You "
       "gain life equal to the damage prevented this way."},
      {"instant",
       "Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the "
       "next end step, you gain 1 life for each 1 damage prevented this way."},
      {"instant",
       "Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the "
       "next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way."},
      {"instant",
       "Prevent the next 7 damage that would be dealt to any target this turn. If it's a creature, put a "
       "+0/+1 "
       "counter on it for each 1 damage prevented this way at the beginning of the next end step."},
      {"creature",
       "{T}: Prevent the next 1 damage that would be dealt to any target this turn. If it's a green "
       "creature, "
       "prevent the next 2 damage instead."},
      {"creature",
       "{W}{W}, {T}: Prevent the next 4 damage that would be dealt this turn to target creature you control. "
       "Tap that creature. It doesn't untap during your next untap step."},
      {"interrupt",
       "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that "
       "spell's mana value."},
      {"sorcery",
       "Test Card deals 2 damage to each opponent. You gain life equal to the damage dealt this way."},
      {"sorcery",
       "Destroy all nonblack creatures. Test Card deals X plus 3 damage to you, where X is the number of "
       "creatures that died this way."},
      {"sorcery",
       "Destroy all Plains. For each land destroyed this way, Test Card deals 1 damage to that land's "
       "controller."},
      {"sorcery", "Destroy target creature. If that creature was destroyed this way, you gain 1 life."},
      {"sorcery", "Destroy all walls. If a creature was destroyed this way, you gain 1 life."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfHistory, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // An ability of a permanent may have dealt damage before.
      {"creature",
       "{T}: Test Card deals 1 damage to target creature. A creature dealt damage this way can't be "
       "regenerated this turn."},
      // Nothing was prevented.
      {"instant", "Tap target creature. You gain life equal to the damage prevented this way."},
      // Of what was not countered nobody knows later what it cost, nor of whom nothing was prevented.
      {"instant",
       "Tap target creature. At the beginning of your next main phase, add an amount of {C} equal to that "
       "creature's mana value."},
      {"instant", "Draw a card. If it's a green creature, prevent the next 2 damage instead."},
      {"instant", "Tap target creature. Prevent up to 2 of that damage."},
      // Nothing is destroyed, and nobody has discarded anything.
      {"sorcery", "Tap all creatures. You gain 1 life for each creature destroyed this way."},
      {"sorcery", "Destroy all creatures. You gain 1 life for each card discarded this way."},
      // Who had it, what lies out of the game does not tell.
      {"sorcery",
       "Exile all white creatures. For each creature exiled this way, its controller gains 1 life."},
      // An offer of which nothing comes.
      {"sorcery", "For each land, its controller may pay {1}."},
      // For each of them a target: of how many nobody knows in time.
      {"sorcery", "Destroy all creatures. For each creature destroyed this way, tap target land."},
      // For ever: no effect of one moment.
      {"instant", "Tap target creature. Whenever a creature blocks, it gets +0/+1 until end of turn."},
      // Half is rounded, and combat damage is of more than one packet.
      {"instant", "Prevent half the damage to you from one source."},
      {"instant", "Prevent all combat damage to you from one source."},
      // It stays, and waits for nothing.
      {"enchantment", "Whenever a creature blocks this turn, it gets +0/+1 until end of turn."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfHistory, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"instant", "Untap target creature. When that creature dies this turn, draw a card."},
      std::to_array<Sample>({
          {"instant", "Untap target creature. Whenever that creature dies this turn, draw a card."},
          {"instant", "Untap target creature. When that creature dies, draw a card."},
          {"instant",
           "Untap target creature. When that creature leaves the battlefield this turn, draw a card."},
          {"instant", "Untap target creature. When a creature dies this turn, draw a card."},
      }));
  expect_other_meanings(
      {"creature",
       "At the end of each turn, put a +1/+1 counter on Test Card for each creature that died this turn."},
      std::to_array<Sample>({
          {"creature",
           "At the end of each turn, put a +1/+1 counter on Test Card for each permanent that died this "
           "turn."},
          {"creature", "At the end of each turn, put a +1/+1 counter on Test Card for each creature."},
          {"creature",
           "At the end of each turn, put a +1/+1 counter on Test Card for each creature that was dealt "
           "damage this turn."},
      }));
  expect_other_meanings(
      {"artifact",
       "{T}: The next time a source of your choice would deal damage to you this turn, prevent half that "
       "damage, rounded down."},
      std::to_array<Sample>({
          {"artifact",
           "{T}: The next time a source of your choice would deal damage to you this turn, prevent that "
           "damage."},
          {"artifact",
           "{T}: The next time a red source of your choice would deal damage to you this turn, prevent half "
           "that damage, rounded down."},
      }));
  expect_other_meanings(
      {"enchantment",
       "Whenever a player activates an artifact's ability without {T} in its cost, you gain 1 life."},
      std::to_array<Sample>({
          {"enchantment", "Whenever a player activates an artifact's ability, you gain 1 life."},
          {"enchantment",
           "Whenever an opponent activates an artifact's ability without {T} in its cost, you gain 1 life."},
          {"enchantment",
           "Whenever a player activates a creature's ability without {T} in its cost, you gain 1 life."},
      }));
}

}  // namespace
}  // namespace sleight
