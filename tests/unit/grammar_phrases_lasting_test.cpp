#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// What lasts as long as something is so, waits for either of two events, or is done in the place of
/// something.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfWhatLasts, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature",
       "{T}: Gain control of target creature with power less than or equal to Test Card's power for as long "
       "as Test Card remains tapped and that creature's power remains less than or equal to Test Card's "
       "power."},
      {"creature",
       "{T}: Gain control of target creature for as long as Test Card remains on the battlefield and that "
       "creature's toughness remains less than Test Card's power."},
      {"artifact",
       "{2}, {T}: Put a mire counter on target non-Swamp land. That land is a Swamp for as long as it has a "
       "mire counter on it. Activate this ability only during your upkeep."},
      {"artifact", "{T}: Gain control of target creature for as long as you control an Island."},
      {"creature",
       "{T}: Tap target creature. When Test Card leaves the battlefield or becomes untapped, untap that "
       "creature."},
      {"creature",
       "{T}: When target creature becomes tapped or leaves the battlefield this turn, draw a card."},
      {"creature",
       "At the beginning of your upkeep, sacrifice two Swamps. If you can't, tap Test Card, and an opponent "
       "may gain control of a creature you control of their choice for as long as Test Card remains on the "
       "battlefield."},
      {"creature", "{T}: Target opponent may gain control of target creature you control."},
      {"sorcery", "Discard two cards. If you can't, you lose 2 life."},
      {"enchantment",
       "Whenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the "
       "game."},
      {"enchantment", "You don't lose the game for having 0 or less life."},
      {"enchantment", "If you would gain life, draw that many cards instead."},
      {"enchantment", "If a player would gain life, that player draws that many cards instead."},
      {"enchantment",
       "If a permanent with a wind counter on it would untap during its controller's untap step, remove all "
       "wind counters from it instead."},
      {"enchantment", "Lands can't enter the battlefield."},
      {"creature",
       "{G}: Until end of turn, Test Card can be the target of spells and abilities controlled by target "
       "player as though it didn't have shroud."},
      {"instant",
       "Choose X target attacking creatures. For each of those creatures, its controller may pay {1} or {2}. "
       "If that player doesn't, destroy that creature at end of combat. If that player pays only {1}, "
       "prevent "
       "all combat damage that would be dealt to and dealt by that creature this combat."},
      {"enchantment",
       "At the beginning of each upkeep, any player may sacrifice two lands or have Test Card deal 5 damage "
       "to "
       "that player. If a player does either, destroy Test Card."},
      {"sorcery",
       "Choose two target creatures. For each of those creatures, its controller may pay {2} or {3}. If that "
       "player doesn't, tap that creature. If that player pays only {2}, draw a card."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfWhatLasts, LookAlikesAreNotRead) {
  constexpr Sample wrong[] = {
      // What is changed may be many, of which some are so; and a static ability comes and goes.
      {"artifact", "{T}: Lands become Swamps for as long as they have a mire counter on them."},
      {"artifact", "{T}: Target land becomes a Swamp as long as it has a mire counter on it."},
      // Each time, and of two events.
      {"creature",
       "{T}: Tap target creature. Whenever Test Card leaves play or becomes untapped this turn, destroy that "
       "creature."},
      // Nobody picks it, or somebody else does.
      {"creature", "{T}: Gain control of a creature."},
      {"creature", "{T}: Target player may gain control of a creature of an opponent's choice."},
      // As many as what, and how many can they not give up?
      {"sorcery", "Sacrifice that many permanents."},
      {"sorcery", "Sacrifice X Swamps. If you can't, draw a card."},
      {"sorcery", "Target player discards two cards. If you can't, draw a card."},
      // Another number, and those who cannot lose.
      {"enchantment", "You don't lose the game for having 1 or less life."},
      {"enchantment", "Creatures don't lose the game for having 0 or less life."},
      // Another's untap phase, and what is no permanent.
      {"enchantment",
       "If a permanent with a wind counter on it would untap during your untap step, remove all wind "
       "counters "
       "from it instead."},
      {"enchantment", "If a player would untap during their untap step, draw a card instead."},
      {"enchantment", "If a creature would gain life, draw that many cards instead."},
      // Tokens come all the same.
      {"enchantment", "Creatures can't enter the battlefield."},
      // Another keyword than what keeps it from being aimed at.
      {"creature",
       "{G}: Until end of turn, Test Card can be the target of spells and abilities controlled by target "
       "player as though it didn't have defender."},
      // Which of the two was paid, and one that was not offered.
      {"instant",
       "For each attacking creature, its controller may pay {1} or {2}. If that player does, tap that "
       "creature."},
      {"instant",
       "For each attacking creature, its controller may pay {1} or {2}. If that player doesn't, tap that "
       "creature. If that player pays only {2}, untap it."},
      {"instant",
       "For each attacking creature, its controller may pay {1}. If that player doesn't, tap that creature. "
       "If "
       "that player pays only {1}, untap it."},
      {"instant",
       "For each attacking creature, its controller may pay {2} or {1}. If that player doesn't, tap that "
       "creature. If that player pays only {2}, untap it."},
      // Without its own colour it would keep none, and who is asked may not be each.
      {"creature",
       "At the beginning of your upkeep, you may have Test Card become a copy of target creature, except it "
       "doesn't copy that creature's color and it has this ability."},
      {"creature",
       "You may have Test Card enter the battlefield as a copy of any creature on the battlefield, except it "
       "doesn't copy that creature's color and it doesn't copy that creature's color."},
      {"enchantment",
       "At the beginning of each upkeep, each player may sacrifice two lands or have Test Card deal 5 damage "
       "to that player. If a player does either, destroy Test Card."},
      {"enchantment",
       "At the beginning of each upkeep, any player may sacrifice two lands or have Test Card deal 5 damage "
       "to "
       "that player. If a player does either, draw a card."},
      {"enchantment",
       "At the beginning of each upkeep, any player may sacrifice two lands or have Test Card deal 5 damage "
       "to "
       "you. If a player does either, destroy Test Card."},
      // Which creatures?
      {"instant",
       "Choose X target lands. For each of those creatures, its controller may pay {1} or {2}. If that "
       "player "
       "doesn't, destroy that creature. If that player pays only {1}, tap it."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfWhatLasts, MeanSomethingElseWithAnotherWord) {
  expect_other_meanings(
      {"creature",
       "{T}: Gain control of target creature for as long as Test Card remains tapped and that creature's "
       "power remains less than or equal to Test Card's power."},
      std::to_array<Sample>({
          {"creature",
           "{T}: Gain control of target creature for as long as Test Card remains tapped and that creature's "
           "power remains less than Test Card's power."},
          {"creature",
           "{T}: Gain control of target creature for as long as Test Card remains tapped and that creature's "
           "power remains greater than or equal to Test Card's power."},
          {"creature",
           "{T}: Gain control of target creature for as long as Test Card remains tapped and that creature's "
           "toughness remains less than or equal to Test Card's power."},
          {"creature", "{T}: Gain control of target creature for as long as Test Card remains tapped."},
      }));
  expect_other_meanings(
      {"creature",
       "{T}: Tap target creature. When Test Card leaves the battlefield or becomes untapped, untap that "
       "creature."},
      std::to_array<Sample>({
          {"creature",
           "{T}: Tap target creature. When Test Card leaves the battlefield, untap that creature."},
          {"creature", "{T}: Tap target creature. When Test Card becomes untapped, untap that creature."},
      }));
  expect_other_meanings({"sorcery", "Sacrifice two Swamps. If you can't, draw a card."},
                        std::to_array<Sample>({
                            {"sorcery", "Sacrifice three Swamps. If you can't, draw a card."},
                            {"sorcery", "Sacrifice a Swamp. If you can't, draw a card."},
                        }));
}

TEST(PhrasesOfWhatLasts, ACopyMayKeepItsOwnColour) {
  const Read card = read(
      "creature",
      "You may have Test Card enter the battlefield as a copy of any creature on the battlefield, except it "
      "doesn't copy that creature's color and it has \"At the beginning of your upkeep, you may have this "
      "creature become a copy of target creature, except it doesn't copy that creature's color and it has "
      "this ability.\"",
      Wording::oracle);
  ASSERT_TRUE(card.reading.understood());
  ASSERT_EQ(card.card.abilities.size(), 2U);
  const std::vector<ChangePart>& parts = card.card.abilities[1].change.parts;
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].kind, ChangeKind::copy_of);
  EXPECT_EQ(parts[1].kind, ChangeKind::colour);
  EXPECT_EQ(parts[2].kind, ChangeKind::gains);
}

TEST(PhrasesOfWhatLasts, WhoseCreatureIsBlockedIsTheOneWhoAttacks) {
  const Read card = read(
      "instant",
      "Destroy all creatures that were blocked by target Wall this turn. They can't be regenerated. For each "
      "creature that died this way, put a creature card from the graveyard of the player who controlled that "
      "creature the last time it became blocked by that Wall onto the battlefield under its owner's control.",
      Wording::oracle);
  const Read house =
      read("instant",
           "Bury all creatures that were blocked by target Wall this turn. For each creature destroyed this "
           "way, put "
           "a creature card from the active player's graveyard into play under its owner's control.");
  ASSERT_TRUE(card.reading.understood());
  EXPECT_EQ(card.card.abilities, house.card.abilities);
}

TEST(PhrasesOfWhatLasts, WhatIsLostAsItComesIsNotLostWhileItIsCast) {
  const Read card =
      read("enchantment", "As Test Card enters the battlefield, you lose life equal to your life total.",
           Wording::oracle);
  ASSERT_TRUE(card.reading.understood());
  EXPECT_EQ(card.card.abilities.at(0).kind, AbilityKind::before_entering);
}

}  // namespace
}  // namespace sleight
