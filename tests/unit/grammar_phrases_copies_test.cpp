#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// Copies of spells; abilities that are heard of as they are used; what was sacrificed, and what dealt damage
/// last.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample copy_phrases[] = {
    {"interrupt",
     "Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the "
     "copy."},
    {"interrupt", "Copy target spell."},
    {"sorcery",
     "Test Card deals 3 damage to any target. Then that player or that permanent's controller may pay "
     "{R}{R}. "
     "If the player does, they may copy this spell and may choose a new target for that copy."},
    {"instant",
     "You may tap or untap target creature. Then that creature's controller may pay {2}{U}. If the player "
     "does, they may copy this spell and may choose a new target for that copy."},
    {"sorcery",
     "Destroy target creature. Its controller may pay {1}. If that player does, they draw a card."},
    {"enchantment",
     "Enchant creature\nWhenever a player activates an ability of enchanted creature with {T} in its "
     "activation cost that isn't a mana ability, you may pay {1}. If you do, counter that ability. If you "
     "don't, destroy Test Card."},
    {"enchantment",
     "Whenever a player activates an ability of a land with {T} in its activation cost, you gain 1 life."},
    {"artifact",
     "Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn't "
     "sacrificed, "
     "you may pay {3}. If you do, draw a card."},
    {"artifact",
     "{1}, {T}: Put a charge counter on Test Card. Note the type of mana spent to pay this activation "
     "cost.\n{T}, "
     "Remove a charge counter from Test Card: Add one mana of Test Card's last noted type."},
    {"sorcery",
     "Spend only black and/or red mana on X.\n"
     "Test Card deals X damage to target creature or player. You gain life equal to the damage dealt, but "
     "not more "
     "than the amount of {B} spent on X, the player's life total before Test Card dealt damage, or the "
     "creature's "
     "toughness."},
    {"creature",
     "{T}: Flip a coin. If you win the flip, draw a card. If you lose the flip, counter target artifact "
     "spell you "
     "control that isn't the target of an ability from another creature named Test Card."},
    {"interrupt", "You may copy target spell and may choose new targets for the copy."},
    {"instant",
     "Cast this spell only if you were dealt damage this turn by a red instant or sorcery spell.\n"
     "Test Card deals 4 damage to the controller of the last red instant or sorcery spell that dealt damage "
     "to you this turn."},
};

TEST(CopyPhrases, AreReadAndSaid) {
  for (const Sample& sample : copy_phrases) {
    const Read oracle = read(sample.type, sample.text, Wording::oracle);
    EXPECT_TRUE(oracle.reading.understood()) << sample.text;
  }
  expect_read_and_described(copy_phrases);
}

TEST(CopyPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // What is in play is no spell, and none is a permanent.
      {"creature", "{T}: Copy Test Card."},
      {"instant", "Copy target creature."},
      {"instant", "Copy all spells."},
      // Nothing was copied.
      {"instant", "Destroy target creature. You may choose new targets for the copy."},
      // That is no player, and no target that may be one.
      {"sorcery", "Destroy target creature. That player or that permanent's controller loses 1 life."},
      {"sorcery", "Target player loses 1 life. That player or that permanent's controller draws a card."},
      // A spell is paid for by no activation, and notes nothing.
      {"instant", "Note the type of mana spent to pay this activation cost."},
      {"artifact", "{T}: Add one mana of target artifact's last noted type."},
      {"creature", "{T}: Counter target spell that isn't the target of an ability from you."},
      // Of an ability nothing is destroyed, and of what has it nobody has spoken.
      {"enchantment",
       "Enchant creature\nWhenever a player activates an ability of enchanted creature that isn't a mana "
       "ability, destroy that creature."},
      // Only what goes to the graveyard may have been sacrificed.
      {"artifact",
       "Whenever an artifact you control enters the battlefield, if it wasn't sacrificed, draw a card."},
      // Which was the last of those that did nothing, or of several?
      {"instant", "Test Card deals 4 damage to the controller of the last red instant spell."},
      {"instant",
       "Test Card deals 4 damage to the controller of the last red instant spells that dealt damage to you "
       "this turn."},
      {"instant", "Test Card deals 4 damage to the controller of all creatures."},
  };
  expect_unread(wrong);
}

TEST(CopyPhrases, EachWordMakesADifference) {
  expect_other_meanings(
      {"interrupt",
       "Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for "
       "the copy."},
      std::array<Sample, 4>{
          {{"interrupt", "Copy target instant or sorcery spell, except that the copy is red."},
           {"interrupt", "Copy target instant or sorcery spell. You may choose new targets for the copy."},
           {"interrupt",
            "Copy target instant or sorcery spell, except that the copy is blue. You may choose new targets "
            "for the copy."},
           {"interrupt",
            "Copy target sorcery spell, except that the copy is red. You may choose new targets for the "
            "copy."}}});
  expect_other_meanings(
      {"enchantment",
       "Enchant creature\nWhenever a player activates an ability of enchanted creature with {T} in its "
       "activation "
       "cost that isn't a mana ability, you gain 1 life."},
      std::array<Sample, 3>{{{"enchantment",
                              "Enchant creature\nWhenever a player activates an ability of enchanted "
                              "creature that isn't a mana ability, "
                              "you gain 1 life."},
                             {"enchantment",
                              "Enchant creature\nWhenever a player activates an ability of enchanted "
                              "creature with {T} in its activation "
                              "cost, you gain 1 life."},
                             {"enchantment",
                              "Enchant creature\nWhenever a player activates an ability of enchanted "
                              "creature without {T} in its "
                              "activation cost that isn't a mana ability, you gain 1 life."}}});
  expect_other_meanings(
      {"artifact",
       "Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn't "
       "sacrificed, draw a card."},
      std::array<Sample, 1>{
          {{"artifact",
            "Whenever an artifact you control is put into a graveyard from the battlefield, draw a card."}}});
}

}  // namespace
}  // namespace sleight
