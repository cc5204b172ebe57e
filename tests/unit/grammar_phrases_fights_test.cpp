#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// Who fights, has fought, or is asked to pay for it; damage that was dealt, and what comes of that.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfFights, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"instant", "Destroy all creatures that blocked or were blocked by target creature this turn."},
      {"creature", "{T}: Destroy target creature that blocked or was blocked by Test Card this turn."},
      {"instant", "Tap all creatures blocking target attacking creature."},
      {"instant", "Tap all creatures blocked by target Wall."},
      {"instant", "Destroy target attacking or blocking creature whose controller controls an Island."},
      {"instant", "Destroy target creature whose controller controls an artifact."},
      {"sorcery",
       "Tap two target creatures. Test Card deals 2 damage to each of those creatures with flying."},
      {"sorcery", "Untap X target creatures. Destroy each of those creatures with power 2 or less."},
      {"creature",
       "At end of combat, tap all creatures that blocked Test Card this turn. They don't untap during their "
       "controller's next untap step."},
      {"creature",
       "Whenever Test Card blocks a creature, if at least one other Wall is blocking that creature and no "
       "non-Wall creatures are blocking that creature, Test Card gains banding until end of turn."},
      {"creature",
       "Whenever Test Card blocks a creature, if two or more creatures are blocking that creature, Test Card "
       "gains banding until end of turn."},
      {"instant", "If target creature doesn't have rampage, it gains rampage 2 until end of turn."},
      {"artifact",
       "Creatures with landwalk abilities can be blocked as though they didn't have those abilities."},
      {"artifact", "Creatures with flying can be blocked as though they did not have landwalk abilities."},
      {"creature",
       "Except for creatures named Test Card and artifact creatures, creatures you control can't attack."},
      {"enchantment", "Except for Walls, creatures can't block."},
      {"creature", "Creatures not named Test Card can't attack."},
      {"creature", "{1}: Test Card's power becomes the toughness of target creature until end of turn."},
      {"creature",
       "{1}: Target creature's power and toughness become the number of lands you control until end of "
       "turn."},
      {"artifact",
       "{T}: This turn, when target creature you control attacks and isn't blocked, it assigns no combat "
       "damage this turn and you put a cube counter on Test Card."},
      {"artifact",
       "{T}: This turn, when target creature attacks and isn't blocked, you may gain life equal to its "
       "power. If you do, it assigns no combat damage this turn."},
      {"creature",
       "{1}: Until end of turn, whenever you cast a black spell, put a +1/+1 counter on Test Card."},
      {"instant",
       "Choose target Wall creature. Whenever that creature is dealt damage by an attacking creature this "
       "turn, you gain that much life."},
      {"creature",
       "{T}: Gain control of target creature for as long as you control Test Card. When Test Card leaves the "
       "battlefield or becomes untapped, destroy that creature. It can't be regenerated."},
      {"enchantment",
       "{1}: For each attacking creature, its controller may pay {1}. If that player doesn't, tap that "
       "creature."},
      {"enchantment",
       "{1}: For each attacking red creature, prevent all combat damage that would be dealt by that creature "
       "this turn unless its controller pays {2}{R}."},
      {"creature",
       "When Test Card dies, change the base power and toughness of all creatures that dealt damage to it "
       "this turn to 0/2."},
      {"creature",
       "When Test Card dies, you may pay {1}{U}. If you do, for each creature that dealt damage to Test Card "
       "this turn, destroy that creature unless its controller pays 2 life. A creature destroyed this way "
       "can't be regenerated."},
      {"creature", "{T}: Tap target creature. Use this ability only before the end of combat step."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfFights, OfDamageAndPricesAreReadToo) {
  constexpr Sample phrases[] = {
      {"instant", "Destroy target creature unless its controller pays life equal to its toughness."},
      {"sorcery", "For each land, destroy that land unless any player pays 1 life."},
      {"enchantment", "During your upkeep, sacrifice Test Card unless any player pays {3}."},
      {"sorcery",
       "Destroy all Plains. For each land destroyed this way, Test Card deals 1 damage to that land's "
       "controller unless they pay {2}."},
      {"instant",
       "Test Card deals X damage divided evenly, rounded down, among all creatures target opponent "
       "controls."},
      {"creature",
       "During your upkeep, Test Card deals 5 damage to you unless you sacrifice a creature other than Test "
       "Card. If Test Card deals damage to you this way, tap it."},
      {"creature",
       "{T}: Test Card deals 1 damage to you. If Test Card deals damage to you this way, tap Test Card."},
      {"sorcery",
       "Target player loses all poison counters. Test Card deals that much damage to that player."},
      {"artifact",
       "{3}: The next time a source of your choice would deal damage to you this turn, that damage is dealt "
       "to target creature of an opponent's choice instead."},
      {"enchantment",
       "{R}: Target creature gains flying until end of turn. Flip a coin at the beginning of the next end "
       "step. If you lose the flip, sacrifice that creature."},
      {"artifact",
       "{1}: Flip a coin. If you win the flip, Test Card deals damage to target opponent equal to the number "
       "of creatures you control. If you lose the flip, Test Card deals damage to you equal to the number of "
       "creatures that player controls."},
      {"enchantment",
       "During your upkeep, sacrifice Test Card unless you pay {G} for each wind counter on it. If you pay, "
       "Test Card deals damage equal to the number of wind counters on it to each creature and each player."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfFights, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Who they are has changed by being tapped, or nobody has said who.
      {"instant", "Tap all untapped creatures. They don't untap during their controller's next untap step."},
      {"instant", "Destroy all creatures. They don't untap during their controller's next untap step."},
      // Of one target there are no several, and no target was spoken of.
      {"sorcery", "Tap all creatures. Test Card deals 2 damage to each of those creatures with flying."},
      // Which of them is excepted: none has an opposite of two demands.
      {"enchantment", "Except for white Walls, creatures can't attack."},
      // A coin, or an offer, and none was made.
      {"enchantment", "{1}: Tap all creatures. If that player doesn't, untap all creatures."},
      {"enchantment", "{1}: For each creature, tap it. If that player doesn't, untap it."},
      // Of both nobody says what is paid first.
      {"sorcery", "Destroy target land unless any player pays {1} or 1 life."},
      // Another's damage, or another victim.
      {"creature",
       "{T}: Test Card deals 1 damage to you. If Test Card deals damage to an opponent this way, tap it."},
      {"creature", "{T}: Tap Test Card. If Test Card deals damage to you this way, destroy it."},
      // Each time, and of two events.
      {"creature",
       "{T}: Tap target creature. Whenever Test Card leaves play or becomes untapped this turn, destroy that "
       "creature."},
      // As much as what?
      {"sorcery", "Destroy target creature. Test Card deals that much damage to you."},
      // A size that lasts for ever is changed in other words.
      {"creature", "{1}: Test Card's power becomes the toughness of target creature until your next upkeep."},
      {"artifact", "Creatures can be blocked as though they didn't have those abilities."},
      {"artifact",
       "Creatures with swampwalk abilities can be blocked as though they didn't have those abilities."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfFights, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"instant", "Destroy target attacking creature whose controller controls an Island."},
      std::to_array<Sample>({
          {"instant", "Destroy target attacking creature whose controller controls a Swamp."},
          {"instant", "Destroy target attacking creature whose controller controls a creature."},
          {"instant", "Destroy target attacking creature."},
      }));
  expect_other_meanings(
      {"instant", "Destroy all creatures that blocked or were blocked by target creature this turn."},
      std::to_array<Sample>({
          {"instant", "Destroy all creatures that were blocked by target creature this turn."},
          {"instant", "Destroy all creatures blocking or blocked by target creature."},
          {"instant",
           "Destroy all creatures that blocked or were blocked by target attacking creature this turn."},
      }));
  expect_other_meanings(
      {"sorcery", "For each land, destroy that land unless any player pays 1 life."},
      std::to_array<Sample>({
          {"sorcery", "For each land, destroy that land unless you pay 1 life."},
          {"sorcery", "For each land, destroy that land unless an opponent pays 1 life."},
          {"sorcery", "For each land, destroy that land unless its controller pays 1 life."},
      }));
  expect_other_meanings(
      {"creature",
       "{T}: Test Card deals 1 damage to you. If Test Card deals damage to you this way, tap Test Card."},
      std::to_array<Sample>({
          {"creature", "{T}: Test Card deals 1 damage to you. Tap Test Card."},
          {"creature",
           "{T}: Test Card deals 2 damage to you. If Test Card deals damage to you this way, tap Test Card."},
      }));
  expect_other_meanings(
      {"creature", "{1}: Test Card's power becomes the toughness of target creature until end of turn."},
      std::to_array<Sample>({
          {"creature", "{1}: Change Test Card's base power to the toughness of target creature."},
          {"creature",
           "{1}: Test Card's toughness becomes the toughness of target creature until end of turn."},
          {"creature", "{1}: Test Card's power becomes the power of target creature until end of turn."},
      }));
}

}  // namespace
}  // namespace sleight
