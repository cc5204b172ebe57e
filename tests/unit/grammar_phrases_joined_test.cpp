#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// Orders and statements that are joined, offers and what comes of them, and what happens unless somebody
/// does something.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample joined[] = {
    {"artifact", "{T}: Draw two cards, then discard three cards."},
    {"artifact", "{T}: Draw a card and you lose 1 life."},
    {"artifact", "{1}: Draw a card. Then discard a card."},
    {"instant", "Destroy target creature and Test Card deals 1 damage to you."},
    {"creature", "{R}: Test Card gets +2/+0 until end of turn and deals 1 damage to you."},
    {"creature", "{U}: Until end of turn, Test Card gains flying and gets +1/+1."},
    {"creature",
     "When Test Card comes into play, you lose 2 life, you sacrifice two creatures, and draw a card."},
    {"creature", "When Test Card leaves play, sacrifice a land and Test Card deals 1 damage to you."},
    {"sorcery", "Each player discards their hand, then draws seven cards."},
    {"sorcery", "Each player shuffles their hand and graveyard into their library, then draws seven cards."},
    {"sorcery", "Each player sacrifices a land."},
    {"sorcery", "Target player sacrifices two creatures."},
    {"creature", "When Test Card comes into play, you may have Test Card deal 2 damage to target creature."},
    {"enchantment", "During your upkeep, you may sacrifice a land. If you do, draw a card."},
    {"enchantment", "During your upkeep, you may sacrifice a land. If you do not, tap Test Card."},
    {"creature", "During your upkeep, you may tap target land. If you do, untap Test Card."},
    {"creature", "During your upkeep, you may draw a card and lose 1 life."},
    {"creature", "During your upkeep, sacrifice Test Card unless you sacrifice two islands."},
    {"creature", "When Test Card comes into play, sacrifice it unless you discard a card at random."},
    {"creature", "During your upkeep, unless you pay {B}, tap Test Card and sacrifice a land."},
    {"creature", "During your upkeep, unless you sacrifice an island, Test Card deals 6 damage to you."},
    {"creature", "During your upkeep, sacrifice Test Card unless you tap an untapped creature you control."},
    {"creature",
     "During your upkeep, sacrifice a creature other than Test Card. If you cannot, Test Card deals 7 damage "
     "to you."},
    {"enchantment",
     "Enchant artifact\nDuring the upkeep of enchanted artifact's controller, Test Card deals 2 "
     "damage to that player unless they sacrifice that artifact."},
    {"instant",
     "Tap target untapped creature you control. If you do, add an amount of {C} equal to that creature's "
     "power."},
    {"sorcery", "Sacrifice a land. If you do, draw two cards."},
    {"creature",
     "Whenever Test Card attacks and is not blocked, you may sacrifice it. If you do, destroy target "
     "creature "
     "defending player controls. It cannot be regenerated."},
    {"creature",
     "During your upkeep, unless you pay {2} for each creature you control, tap Test Card and it deals 1 "
     "damage to you."},
    {"instant", "Until end of turn, target creature gains flying and gets +1/+1."},
    {"instant", "Destroy target creature and it cannot be regenerated."},
    {"creature", "When Test Card comes into play, you lose 2 life unless you control a swamp."},
    {"creature", "During your upkeep, unless you pay 2 life, tap Test Card and put a -1/-1 counter on it."},
    {"creature",
     "During your upkeep, sacrifice an artifact other than Test Card. If you cannot, tap Test Card and you "
     "lose 4 life."},
    {"creature",
     "During your upkeep, unless you remove a +1/+1 counter from Test Card, sacrifice it and it deals X "
     "damage to you, where X is the number of creatures you control."},
    {"creature",
     "During your upkeep, put a +1/+1 counter on Test Card, then sacrifice Test Card unless you pay {1} for "
     "each +1/+1 counter on it."},
    {"creature",
     "During your upkeep, you may pay {2} for each creature you control. If you do not, tap Test Card."},
    // What is paid is told, and is no X that anybody chooses.
    {"creature",
     "During your upkeep, you may pay {X}, where X is the number of creatures you control. If you do not, "
     "tap "
     "Test Card."},
};

TEST(JoinedPhrases, OtherwiseSpeaksOfWhatWasAskedAbout) {
  const Read made =
      read("creature",
           "{T}: Reveal the top card of your library. If it is a creature card, put it into play. "
           "Otherwise, put it into your graveyard.");
  ASSERT_TRUE(made.reading.understood());
  const Step& when = made.card.abilities.at(0).modes.at(0).steps.at(1);
  EXPECT_EQ(when.then.at(0).what.from, Reference::cards);
  // The same card, which still lies on top there.
  EXPECT_EQ(when.otherwise.at(0).verb, Verb::mill);
  EXPECT_EQ(when.otherwise.at(0).amount, Amount(1));
}

TEST(JoinedPhrases, WhoHasSearchedShufflesWhateverWasFound) {
  const Read made =
      read("creature",
           "When Test Card comes into play, you may search your library for a land card, put it into "
           "your hand, and if you do, shuffle your library.");
  const Read said =
      read("creature",
           "When Test Card comes into play, you may search your library for a land card, put it into "
           "your hand, then shuffle your library.");
  const Read later =
      read("creature",
           "When Test Card comes into play, you may search your library for a land card and put it "
           "into your hand. If you do, shuffle your library.");
  EXPECT_FALSE(made.reading.understood());
  ASSERT_TRUE(said.reading.understood());
  ASSERT_TRUE(later.reading.understood());
  EXPECT_EQ(said.card.abilities, later.card.abilities);
}

TEST(JoinedPhrases, TheyAreTheOpponentsWhoeverTheEventTellsOf) {
  const Read made =
      read("creature",
           "When Test Card comes into play, each opponent sacrifices a permanent unless they pay {3}.");
  ASSERT_TRUE(made.reading.understood());
  EXPECT_EQ(made.card.abilities.at(0).modes.at(0).steps.at(0).what.from, Reference::opponent);
}

TEST(JoinedPhrases, AreReadAndSaid) { expect_read_and_described(joined); }

TEST(JoinedPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Nobody else was asked, and nobody else has flipped it.
      {"creature", "{T}: You may pay {1}. If an opponent does, draw a card."},
      {"creature", "{T}: Flip a coin. If an opponent wins the flip, draw a card."},
      {"creature", "{T}: Sacrifice a creature. If an opponent cannot, draw a card."},
      // A player has none.
      {"creature",
       "When Test Card comes into play, target player loses life equal to the number of +1/+1 counters on "
       "it."},
      // Each would pick one of his own.
      {"sorcery", "Each player puts a creature card from their graveyard into play."},
      // Another than the creature that it is on, and not than this.
      {"enchantment",
       "Enchant creature\nEnchanted creature has shroud as long as its controller controls another "
       "creature."},
      // What is joined to an offer may belong to it or not.
      {"creature", "During your upkeep, you may draw a card and Test Card deals 1 damage to you."},
      // One is asked, and not each.
      {"creature", "During your upkeep, any player may sacrifice a land. If a player does, tap Test Card."},
      // How long do the red ones keep it?
      {"instant", "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn."},
      // Of which player was anything said?
      {"creature",
       "When Test Card comes into play, return target creature to its owner's hand, then that player "
       "discards "
       "a card."},
      // Which of the two waits?
      {"instant", "Draw a card and lose 1 life at end of turn."},
      // Whose creature is it?
      {"sorcery", "Target player sacrifices target creature."},
      // Others do what they are told, not what the controller is.
      {"sorcery", "Target player may tap target creature."},
      // What cannot be done was neither done nor not chosen.
      {"creature", "During your upkeep, you may tap target land. If you do not, untap Test Card."},
      // Of any number nobody says how many there should be.
      {"creature", "During your upkeep, sacrifice any number of lands. If you cannot, draw a card."},
      {"instant", "Destroy target creature. If you cannot, draw a card."},
      // Held for good behind something that ends.
      {"creature", "{R}: Test Card gains flying until end of turn and gets +1/+1."},
      {"creature", "{R}: Until end of turn, Test Card gains flying until end of combat."},
      // For how long is said of the one half.
      {"instant", "Until end of turn, red creatures get +1/+0 and white creatures get +0/+1."},
      // The card that was drawn, or this one?
      // What comes of it?
      {"instant", "Choose target creature."},
      {"artifact", "{T}: Tap or untap target creature. That creature's controller may pay {2}."},
      {"artifact", "{T}: Look at the top card of your library. If it is a land card, you may pay 2 life."},
      // Nothing is done to whom?
      {"creature", "{1}: Choose target opponent. Regenerate Test Card."},
      // The cost of the creature, or that of the tokens?
      {"sorcery",
       "Return target creature to its owner's hand. Put X 1/1 green Insect creature tokens into play, where "
       "X "
       "is its casting cost."},
      // One player's hand is not another's.
      {"sorcery", "Target player discards your hand."},
      {"sorcery", "Target player shuffles your library."},
  };
  expect_unread(wrong);
}

TEST(JoinedPhrases, AnOrderBehindThenStandsAlone) {
  const Read made = read(
      "creature",
      "During your upkeep, put a +1/+1 counter on Test Card, then sacrifice Test Card unless you pay {1}.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[0].verb, Verb::put_counters);
  EXPECT_EQ(steps[1].verb, Verb::may);
}

TEST(JoinedPhrases, WhatCanBePaidIsAPrice) {
  const Read made =
      read("creature", "During your upkeep, you may sacrifice two islands. If you do, untap Test Card.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const Step& may = made.card.abilities[0].modes[0].steps[0];
  ASSERT_EQ(may.cost.parts.size(), 1U);
  EXPECT_EQ(may.cost.parts[0].amount, Amount(2));
  EXPECT_EQ(may.then.front().verb, Verb::untap);
}

TEST(JoinedPhrases, WhatWasNotGivenUpIsNotSpokenOf) {
  const Read made =
      read("creature",
           "During your upkeep, you may sacrifice an artifact. If you do not, tap Test Card and "
           "it deals 2 damage to you.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const Step& may = made.card.abilities[0].modes[0].steps[0];
  ASSERT_EQ(may.otherwise.size(), 2U);
  EXPECT_FALSE(may.otherwise[1].other.from == Reference::sacrificed);
}

TEST(JoinedPhrases, WhatIsNotRegeneratedIsWhatTheOfferDestroys) {
  const Read made = read("creature",
                         "Whenever Test Card attacks and is not blocked, you may sacrifice it. If you do, "
                         "destroy target creature defending player controls. It cannot be regenerated.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].then.back().verb, Verb::bury);
}

TEST(JoinedPhrases, TheyAreWhoeverPays) {
  const Read made = read("enchantment",
                         "Enchant artifact\nDuring the upkeep of enchanted artifact's controller, Test "
                         "Card deals 2 damage to that player unless they pay {2}.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].modes[0].steps[0].what.from, Reference::that_player);
}

}  // namespace
}  // namespace sleight
