#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// What is paid besides mana.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample costs[] = {
    {"enchantment", "Sacrifice two Goblins: Draw a card."},
    {"creature", "Sacrifice another creature: You gain 1 life."},
    {"enchantment", "Tap an untapped swamp you control: You gain 1 life."},
    {"creature", "{T}, Tap three untapped white creatures you control: Destroy target creature."},
    {"enchantment", "Enchant land you control\nTap enchanted land: You gain 1 life."},
    {"artifact", "{2}, Discard a card at random: Draw a card."},
    {"artifact", "{T}, Discard a nonblack card: Draw a card."},
    {"artifact", "{T}, Discard two creature cards: Draw a card."},
    {"artifact", "{2}, Remove the top card of your library from the game: You gain 1 life."},
    {"artifact", "Remove the top four cards of your library from the game: You gain 1 life."},
    {"artifact", "{B}, Remove two creature cards from your graveyard from the game: Draw a card."},
    {"artifact", "{T}, Remove Test Card from the game: Draw a card."},
    {"artifact", "{T}, Remove a creature you control from the game: Draw a card."},
    {"artifact", "Return a land you control to its owner's hand: You gain 1 life."},
    {"artifact",
     "{T}, Remove any number of charge counters from Test Card: Add {B} for each charge counter removed this "
     "way."},
    {"artifact",
     "{T}, Remove any number of charge counters from Test Card: Add {B}, then add an additional {B} for each "
     "charge counter removed this way."},
    {"sorcery", "As an additional cost to cast Test Card, discard a red card.\nDraw two cards."},
    {"enchantment", "Cumulative upkeep\xE2\x80\x94Remove the top card of your library from the game."},
};

TEST(CostPhrases, AreReadAndSaid) { expect_read_and_described(costs); }

TEST(CostPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // All creatures are no cost that says how many.
      {"artifact", "Sacrifice all creatures: Draw a card."},
      {"artifact", "Tap all lands you control: Draw a card."},
      // Counters of others are not there to be removed.
      {"artifact", "Remove a +1/+1 counter from target creature: Draw a card."},
      // A cost of what nobody knows yet.
      {"artifact", "Discard that card: Draw a card."},
  };
  expect_unread(wrong);
}

TEST(CostPhrases, ManyAreCountedAndOneIsNot) {
  const Read two = read("enchantment", "Sacrifice two Goblins: Draw a card.");
  ASSERT_EQ(two.card.abilities.size(), 1U);
  EXPECT_EQ(two.card.abilities[0].cost.parts[0].amount, Amount(2));
  const Read any = read("artifact",
                        "{T}, Remove any number of charge counters from Test Card: Add {B} for each "
                        "charge counter removed this way.");
  ASSERT_EQ(any.card.abilities.size(), 1U);
  EXPECT_EQ(any.card.abilities[0].cost.parts[0].amount.kind, AmountKind::x);
  EXPECT_EQ(any.card.abilities[0].modes[0].steps[0].amount->kind, AmountKind::x);
}

}  // namespace
}  // namespace sleight
