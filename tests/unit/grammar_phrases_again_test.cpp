#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// What is done again with what is left, what counters take the damage for, and what is exchanged.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample again[] = {
    {"sorcery",
     "Starting with you, each player may put a permanent card from their hand into play. Repeat this process "
     "until no one puts a card into play."},
    {"sorcery", "Starting with you, each player may put a creature card from their hand into play."},
    {"sorcery",
     "Target opponent chooses a card in your graveyard. You may pay {G}. If you do, repeat this process "
     "except that opponent cannot choose a card already chosen for Test Card. Then put the last chosen card "
     "into your hand."},
    {"creature",
     "For each 1 damage that would be dealt to Test Card, if it has a +1/+1 counter on it, remove a +1/+1 "
     "counter from it and prevent that 1 damage."},
    {"enchantment",
     "Enchant creature\nFor each 1 damage that would be dealt to enchanted creature, if it has a charge "
     "counter on it, remove a charge counter from it and prevent that 1 damage."},
    {"artifact",
     "If an effect causes you to discard a card, discard it, but you may put it on top of your library "
     "instead of into your graveyard."},
    {"sorcery",
     "Remove Test Card from the game with two scream counters on it.\nDuring your upkeep, if Test Card is "
     "removed from the game with a scream counter on it, remove a scream counter from it. If there are no "
     "scream counters on it, put it into your graveyard and each player returns all creature cards from "
     "their graveyard to play."},
    {"creature", "During your upkeep, if Test Card is removed from the game, you gain 1 life."},
    {"sorcery", "Remove target creature from the game with a time counter on it."},
    {"sorcery", "Each player returns all artifact cards from their graveyard to play."},
    {"sorcery", "Put a permanent card from your hand into play."},
    {"sorcery", "Return target permanent card from your graveyard to your hand."},
    {"sorcery",
     "Exchange control of target creature you control and target creature an opponent controls. If you do, "
     "destroy all local enchantments attached to the exchanged permanents."},
    {"sorcery",
     "You and target player exchange control of the creature you each control with the greatest casting "
     "cost. Then exchange control of artifacts the same way. If two or more permanents a player controls "
     "are tied for greatest casting cost, their controller chooses one of them."},
    {"sorcery",
     "You and target opponent exchange control of the creature you each control with the least power. If two "
     "or more permanents a player controls are tied for least power, their controller chooses one of them."},
};

TEST(AgainPhrases, AreReadAndSaid) { expect_read_and_described(again); }

TEST(AgainPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Nothing that could be done again, or nothing that somebody takes.
      {"sorcery", "Repeat this process until no one puts a card into play."},
      {"sorcery", "Each player draws a card. Repeat this process until no one puts a card into play."},
      {"sorcery",
       "You gain 1 life. Starting with you, each player may put a creature card from their hand into play. "
       "Repeat this process until no one puts a card into play."},
      {"sorcery", "Each player may draw a card. Repeat this process until no one puts a card into play."},
      {"sorcery", "Starting with you, target player may put a creature card from their hand into play."},
      {"sorcery", "Starting with you, each player loses 1 life."},
      // Another one chooses than is kept from it, and what was no choice.
      {"sorcery",
       "Target opponent chooses a card in your graveyard. You may pay {G}. If you do, repeat this process "
       "except you cannot choose a card already chosen for Test Card. Then put the last chosen card into "
       "your hand."},
      {"sorcery",
       "You gain 1 life. You may pay {G}. If you do, repeat this process except that opponent cannot choose "
       "a card already chosen for Test Card."},
      {"sorcery",
       "Target opponent chooses a card in your graveyard. You may pay {G}. If you do not, repeat this "
       "process except that opponent cannot choose a card already chosen for Test Card. Then put the last "
       "chosen card into your hand."},
      {"sorcery", "Put the last chosen card into your hand."},
      // Another kind of counter is asked for than is removed, or from another, or not for each 1.
      {"creature",
       "For each 1 damage that would be dealt to Test Card, if it has a +1/+1 counter on it, remove a charge "
       "counter from it and prevent that 1 damage."},
      {"creature",
       "For each 2 damage that would be dealt to Test Card, if it has a +1/+1 counter on it, remove a +1/+1 "
       "counter from it and prevent that 1 damage."},
      {"creature",
       "For each 1 damage that would be dealt to Test Card, if it has a +1/+1 counter on it, remove two "
       "+1/+1 counters from it and prevent that 1 damage."},
      {"creature",
       "For each 1 damage that would be dealt to Test Card, if it has two or more +1/+1 counters on it, "
       "remove a +1/+1 counter from it and prevent that 1 damage."},
      {"creature",
       "For each 1 damage that would be dealt to Test Card, if it has a +1/+1 counter on it, put a +1/+1 "
       "counter on it and prevent that 1 damage."},
      {"creature",
       "For each 1 damage that would be dealt to creatures you control, if Test Card has a +1/+1 counter on "
       "it, remove a +1/+1 counter from Test Card and prevent that 1 damage."},
      // Of several each would have its own.
      {"sorcery", "Remove all creatures from the game with a time counter on them."},
      // Of the spell itself nothing is left on which counters could lie.
      {"sorcery", "Remove a scream counter from Test Card."},
      {"sorcery", "During your upkeep, remove a scream counter from Test Card."},
      {"creature", "During your upkeep, if target creature is removed from the game, you gain 1 life."},
      // Whoever has several as great has to be said, of that very value; and of what type before.
      {"sorcery",
       "You and target player exchange control of the creature you each control with the greatest power."},
      {"sorcery",
       "You and target player exchange control of the creature you each control with the greatest power. If "
       "two or more permanents a player controls are tied for least power, their controller chooses one of "
       "them."},
      {"sorcery",
       "You and target player exchange control of the creature you each control with the greatest power. If "
       "three or more permanents a player controls are tied for greatest power, their controller chooses one "
       "of them."},
      {"sorcery",
       "You exchange control of the creature you each control with the greatest power. If two or more "
       "permanents a player controls are tied for greatest power, their controller chooses one of them."},
      {"sorcery", "You gain 1 life. Then exchange control of artifacts the same way."},
      // Nothing was exchanged.
      {"sorcery", "Destroy all local enchantments attached to the exchanged permanents."},
      {"sorcery", "Each player returns target creature card from your graveyard to play."},
      {"sorcery", "Put a permanent artifact card from your hand into play."},
  };
  expect_unread(wrong);
}

TEST(AgainPhrases, EveryWordOfThemTells) {
  constexpr Sample put{"sorcery",
                       "Starting with you, each player may put a permanent card from their hand into play. "
                       "Repeat this process until no one puts a card into play."};
  constexpr Sample others[] = {
      {"sorcery", "Starting with you, each player may put a permanent card from their hand into play."},
      {"sorcery",
       "Each player may put a permanent card from their hand into play. Repeat this process until no one "
       "puts a card into play."},
      {"sorcery",
       "Starting with you, each player may put a creature card from their hand into play. Repeat this "
       "process until no one puts a card into play."},
      {"sorcery",
       "Starting with you, each player may put a card from their hand into play. Repeat this process until "
       "no one puts a card into play."},
  };
  expect_other_meanings(put, others);
}

TEST(AgainPhrases, OfSeveralTypesEachIsAWayOfItsOwn) {
  const Read either = read("artifact",
                           "{5}, Sacrifice Test Card: Exchange control of target artifact, creature, or land "
                           "you control and target permanent an opponent controls that shares one of those "
                           "types with it. If those permanents are exchanged this way, destroy all Auras "
                           "attached to them.",
                           Wording::oracle);
  ASSERT_TRUE(either.reading.understood());
  const std::vector<Mode>& modes = either.card.abilities.at(0).modes;
  ASSERT_EQ(modes.size(), 3U);
  for (const Mode& mode : modes) {
    EXPECT_EQ(mode.targets.size(), 2U);
    ASSERT_EQ(mode.steps.at(0).verb, Verb::prerequisite);
    EXPECT_EQ(mode.steps.at(0).then.at(0).verb, Verb::exchange_control);
    EXPECT_EQ(mode.steps.at(0).otherwise.at(0).verb, Verb::destroy);
  }
}

TEST(AgainPhrases, AnEnchantmentStaysOnItsType) {
  const Read either =
      read("instant", "Attach target Aura attached to a creature or land to another permanent of that type.",
           Wording::oracle);
  ASSERT_TRUE(either.reading.understood());
  const std::vector<Mode>& modes = either.card.abilities.at(0).modes;
  ASSERT_EQ(modes.size(), 2U);
  for (const Mode& mode : modes) {
    EXPECT_EQ(mode.targets.size(), 1U);
    EXPECT_EQ(mode.steps.at(0).verb, Verb::attach);
  }
  EXPECT_NE(modes[0].steps[0].other, modes[1].steps[0].other);
}

TEST(AgainPhrases, OfAGroupTheCountersSayWhichOfIt) {
  const Read those = read("sorcery", "Exile target creature with a +1/+1 counter on it.", Wording::oracle);
  ASSERT_TRUE(those.reading.understood());
  EXPECT_EQ(those.card.abilities.at(0).modes.at(0).steps.size(), 1U);
  const Read put = read("sorcery", "Exile Test Card with a time counter on it.", Wording::oracle);
  ASSERT_TRUE(put.reading.understood());
  ASSERT_EQ(put.card.abilities.at(0).modes.at(0).steps.size(), 2U);
  EXPECT_EQ(put.card.abilities.at(0).modes.at(0).steps.at(1).verb, Verb::put_counters);
}

TEST(AgainPhrases, EachPlayerHasTheirOwnBack) {
  const Read each =
      read("sorcery", "Each player returns all creature cards from their graveyard to play.", Wording::house);
  ASSERT_TRUE(each.reading.understood());
  const Step& back = each.card.abilities.at(0).modes.at(0).steps.at(0);
  ASSERT_EQ(back.other.from, Reference::owner_of);
  EXPECT_EQ(*back.other.of, back.what);
}

}  // namespace
}  // namespace sleight
