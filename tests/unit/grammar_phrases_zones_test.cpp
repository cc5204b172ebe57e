#include <gtest/gtest.h>

#include "core/card/purpose.h"
#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// Cards that are looked for, looked at, put somewhere and come back; tokens and mana by the number.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample zones[] = {
    {"sorcery",
     "Search your library for a card and put that card into your hand. Then shuffle your library."},
    {"sorcery",
     "Search your library for a creature card, reveal that card, and put it into your hand. Then shuffle "
     "your "
     "library."},
    {"sorcery", "Search your library for three cards, remove them from the game, then shuffle your library."},
    {"sorcery",
     "Search target player's library for two artifact cards and remove them from the game. Then that player "
     "shuffles their library."},
    {"sorcery",
     "Search your library for a basic land card and put that card into play. Then shuffle your library."},
    {"instant", "Look at target player's hand."},
    {"instant", "Look at the top three cards of target player's library."},
    {"instant", "Look at the top three cards of your library, then put them back in any order."},
    {"instant", "Target player reveals their hand and discards all nonland cards."},
    {"instant", "Target opponent discards a creature card at random."},
    {"instant", "Reveal the top card of your library."},
    {"instant", "Draw three cards, then put two cards from your hand on top of your library in any order."},
    {"instant", "Put up to three target creature cards from your graveyard on top of your library."},
    {"artifact", "{2}: Put the top card of your graveyard on the bottom of your library."},
    {"sorcery", "Return target creature card from your graveyard to play."},
    {"sorcery", "Put target creature card from a graveyard into play under your control."},
    {"sorcery", "Return target creature card from a graveyard to play under its owner's control."},
    {"creature", "{T}: You may put a creature card from your hand into play."},
    {"sorcery", "Remove all cards from target player's graveyard from the game."},
    {"artifact", "{T}: Shuffle your graveyard into your library."},
    {"sorcery", "Put a 1/1 red and green Insect creature token into play."},
    {"sorcery", "Put a 1/1 colorless Insect artifact creature token with flying into play."},
    {"sorcery", "Put a 2/2 black Zombie creature token into play. Sacrifice it at end of turn."},
    {"sorcery", "Put a 1/1 green Insect creature token with \"{T}: You gain 1 life.\" into play."},
    {"sorcery", "Target opponent puts a 1/1 green Saproling creature token into play."},
    {"sorcery", "Put two 1/1 white Skeleton Insect creature tokens into play."},
    {"artifact", "{T}: Add {C} for each creature you control."},
    {"artifact", "{T}: Add {C} for each charge counter on Test Card."},
    {"artifact", "{T}, Sacrifice a creature: Add an amount of {B} equal to the sacrificed creature's power."},
    {"enchantment", "Whenever a mountain is tapped for mana, its controller adds an additional {R}."},
    {"creature", "{T}: You may put a Goblin permanent card from your hand into play."},
    {"instant",
     "Look at target player's hand and choose a creature card from it. That player discards that card."},
    {"artifact",
     "{2}: Look at the top five cards of your library, put one of them into your hand, and remove the rest "
     "from the game."},
    {"sorcery",
     "Look at the top five cards of your library. Put one of them into your hand and the rest on top of "
     "your library in any order."},
    {"sorcery",
     "Look at the top four cards of your library. Put two of them into your hand and the rest on the bottom "
     "of your library in any order."},
    {"creature", "{1}: Counter target effect from one artifact source."},
    {"creature", "{T}: Draw three cards, then discard one of them."},
    {"creature", "{T}: Target player draws three cards, then discards two of them."},
    {"sorcery", "Each player draws up to seven cards."},
    {"enchantment", "Whenever a creature is put into your graveyard from play, return it to your hand."},
    {"sorcery", "Destroy target creature unless its controller pays life equal to its toughness."},
    {"sorcery", "Target player discards up to two cards."},
    {"sorcery", "Target player discards two cards, then draws as many cards as they discarded this way."},
    {"sorcery",
     "Discard X cards, then return a card from your graveyard to your hand for each card discarded this "
     "way."},
    {"sorcery",
     "Search your library for up to three basic land cards, reveal them, and put them into your hand. Then "
     "shuffle your library."},
    {"artifact", "{T}: Look at a card at random in target player's hand."},
    {"creature",
     "{T}: Look at the top eight cards of your library. Remove four of them at random from the game, then "
     "put "
     "the rest on top of your library in any order."},
    {"sorcery", "Discard your hand, ante the top card of your library, then draw seven cards."},
    {"sorcery", "Each player antes the top card of their library."},
    {"sorcery",
     "Remove Test Card from your deck before playing if you are not playing for ante.\nDraw seven cards."},
    {"sorcery", "Destroy all enchantments or all nonwhite enchantments."},
    {"sorcery",
     "An opponent chooses one \xE2\x80\x94\n\xE2\x80\xA2 You draw three cards.\n\xE2\x80\xA2 You destroy up "
     "to "
     "two target creatures that player controls. That player draws up to three cards."},
    {"sorcery",
     "Target opponent chooses one \xE2\x80\x94\n\xE2\x80\xA2 Draw three cards.\n\xE2\x80\xA2 Test Card deals "
     "4 "
     "damage to that player."},
    {"interrupt",
     "Counter target spell. If that spell is countered this way, put it on top of its owner's library "
     "instead "
     "of into that player's graveyard."},
    {"creature",
     "When Test Card comes into play, put a 3/4 red Insect creature token into play. Remove that token from "
     "the game when Test Card leaves play. Sacrifice Test Card when that token leaves play."},
    {"enchantment",
     "Whenever a player puts an Island or blue permanent into play, that player sacrifices an Island or blue "
     "permanent."},
    {"instant",
     "Choose target creature. When that creature is put into a graveyard from play this turn, return a "
     "creature card from its owner's graveyard to play under the control of that creature's owner."},
    {"enchantment",
     "{R}: Target creature gains flying until end of turn. Flip a coin at end of turn. If you lose the flip, "
     "sacrifice that creature."},
    {"creature",
     "During your upkeep, unless you pay {B}, tap Test Card and sacrifice a land of an opponent's choice."},
    {"creature",
     "When Test Card is put into a graveyard from play, put a 4/4 red Insect creature token with flying "
     "into play at end of turn."},
    // Of this card while it lies outside play.
    {"creature",
     "{B}: Return Test Card from your graveyard to play. Use this ability only if three or more creature "
     "cards "
     "are above Test Card."},
    {"creature",
     "At the beginning of your upkeep, if Test Card is in your graveyard with three or more creature cards "
     "above "
     "it, you may put Test Card into play."},
    {"creature",
     "At the end of any turn, if Test Card is in your graveyard with an artifact card directly above it, you "
     "may "
     "return Test Card to your hand."},
    {"instant",
     "Draw a card.\nAt the beginning of your upkeep, if Test Card is in your graveyard, you may pay {1}. If "
     "you "
     "do, return Test Card to your hand."},
    {"instant", "Draw a card.\nSacrifice a land: Return Test Card from your graveyard to your hand."},
    {"creature", "Remove Test Card from your hand from the game: Add {G} to your mana pool."},
    {"creature", "{2}, Discard this card: Draw a card."},
    {"creature", "When you discard Test Card, draw a card."},
    {"instant",
     "Draw a card.\nWhen a spell or ability an opponent controls causes you to discard Test Card, that "
     "player "
     "loses 5 life."},
    {"enchantment", "Whenever a spell or effect you control causes a player to discard a card, draw a card."},
    // What this card has removed.
    {"enchantment",
     "When Test Card comes into play, remove target creature from the game.\nWhen Test Card leaves play, "
     "return "
     "the exiled card to play under its owner's control."},
    {"land",
     "{2}, {T}: Remove target creature you control from the game.\nDuring your upkeep, you may sacrifice "
     "Test "
     "Card. If you do, return each card removed from the game with Test Card to play under its owner's "
     "control."},
    {"artifact", "{T}: Remove the top card of your library face up from the game."},
    {"artifact",
     "{T}: Remove the top card of your library face down from the game.\n{0}: Sacrifice Test Card. If you "
     "do, "
     "discard your hand, then put all cards removed from the game with Test Card into their owner's hand."},
    {"artifact",
     "{T}: Remove a card from your hand face down from the game. You may look at it for as long as it "
     "remains "
     "removed from the game."},
    {"artifact", "{T}: Return a card you own removed from the game with Test Card to your hand."},
    {"enchantment", "Whenever you discard a card, remove that card from your graveyard from the game."},
    {"enchantment",
     "Pay 1 life: Remove the top card of your library face down from the game. Put that card into your hand "
     "at the "
     "next end of your turn."},
    {"creature",
     "When Test Card is put into a graveyard from play, return it to play under its owner's control at end "
     "of turn "
     "and you skip your next draw phase."},
    {"artifact",
     "{T}: Ante Test Card. If you do, put all other cards you own from the ante into your graveyard, then "
     "draw a "
     "card."},
    // Piles.
    {"sorcery",
     "Put any number of target artifact cards from a single graveyard on top of their owner's library in any "
     "order."},
    {"sorcery", "Remove up to three target cards from target player's graveyard from the game."},
    {"sorcery",
     "Put the top cards of your library down to the first creature card into your graveyard. You draw a "
     "card."},
    {"enchantment", "Players play with the top card of their libraries revealed."},
    {"enchantment", "Play with the top card of your library revealed."},
    {"creature",
     "At the beginning of your upkeep, sacrifice Test Card unless you put the top two cards of your library "
     "into your graveyard."},
    {"creature",
     "Put the top card of your library into your graveyard: Test Card gains flying until end of turn."},
    {"sorcery", "Remove target creature from the game. You gain 3 life if the exiled creature was a Goblin."},
    {"enchantment",
     "If you would begin your draw phase, you may skip that phase instead. If you do, you gain 2 life."},
    {"enchantment",
     "If you would begin your turn, you may skip that turn instead. If you do, untap all creatures you "
     "control."},
    // Each of several a part of their own, and what each may do.
    {"sorcery",
     "Each player loses a third of their life, then discards a third of the cards in their hand, then "
     "sacrifices half the lands they control. Round up each time."},
    {"sorcery",
     "You lose half your life, rounded down. Target player loses a third of their life, rounded up."},
    {"sorcery", "Target player's life total becomes 10."},
    {"creature",
     "If Test Card would come into play, sacrifice any number of untapped forests.\nTest Card's power and "
     "toughness are each equal to the number of Forests sacrificed as it entered the battlefield."},
    {"creature",
     "If Test Card would come into play, pay any amount of life. The amount you pay cannot be more than the "
     "number of creatures your opponents control plus the number of cards in your hand.\nTest Card's power "
     "and "
     "toughness are each equal to the life paid as it came into play."},
    // Names of cards.
    {"artifact",
     "{T}: Target player chooses a card name, then reveals the top card of their library. If that card has "
     "the "
     "chosen name, that player puts it into their hand. If it does not, that player puts it into their "
     "graveyard."},
    {"artifact",
     "{X}, {T}: Choose a card name. Target opponent reveals X cards at random from their hand. Then that "
     "player "
     "discards all cards with that name revealed this way."},
};

TEST(ZonePhrases, AreReadAndSaid) { expect_read_and_described(zones); }

TEST(ZonePhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // One card is of one graveyard anyway, and what is no target is looked for in no single one.
      {"sorcery", "Remove target card from a single graveyard from the game."},
      {"sorcery", "Remove all cards from a single graveyard from the game."},
      // Nobody pays with the library of another.
      {"creature",
       "During your upkeep, sacrifice Test Card unless target opponent puts the top card of your library "
       "into "
       "your graveyard."},
      // The rest would be others once something has left.
      {"sorcery",
       "Reveal cards from the top of your library until you reveal a creature card. Put that card into your "
       "hand. You gain 1 life. Put the rest into your graveyard."},
      {"sorcery",
       "Reveal cards from the top of your library until target opponent reveals a creature card. Put that "
       "card "
       "into your hand."},
      {"sorcery", "Put the revealed cards on the bottom of your library."},
      {"enchantment",
       "Whenever a creature is put into a graveyard from play, you may pay {1}. If you do, reveal cards from "
       "the "
       "top of your library until you reveal a creature card. Put that card into your hand and the rest into "
       "your "
       "graveyard."},
      {"enchantment", "You play with the top card of their library revealed."},
      // A part of their own.
      {"sorcery", "Each player loses a third of your life, rounded up."},
      {"sorcery", "Each player discards half the cards in your hand, rounded up."},
      {"sorcery", "Each player sacrifices half the creatures you control, rounded up."},
      // As many as what?
      {"sorcery", "Search target player's library for that many cards."},
      // Who of them?
      {"sorcery", "Each player may draw a card. If you do, you gain 3 life."},
      {"sorcery", "Any other player may pay 2 life. If a player does, you draw a card."},
      // Nothing was noted, or nothing that comes back.
      {"enchantment",
       "When Test Card comes into play, remove target creature from the game.\nWhen Test Card leaves play, "
       "return "
       "that exiled card to play under its owner's control tapped with the noted number and kind of counters "
       "on "
       "it."},
      {"sorcery",
       "Destroy target creature. Note the number and kind of counters that were on that creature."},
      {"sorcery",
       "If you do, return the other exiled cards to play under their owner's control attached to that "
       "permanent."},
      // That turn is no phase, and what comes of it comes of having skipped it.
      {"enchantment",
       "If you would begin your turn, you may skip that phase instead. If you do, you gain 1 life."},
      {"enchantment",
       "If you would begin your draw phase, you may skip that phase instead. If you do not, you gain 1 "
       "life."},
      {"sorcery", "Players discard cards and sacrifice creatures the same way."},
      {"sorcery",
       "Each player chooses a number of lands they control equal to the number of creatures controlled by "
       "the "
       "player who controls the fewest, then sacrifices the rest."},
      // Nothing was removed.
      {"sorcery", "You gain 3 life if the exiled creature was a Goblin."},
      // Nothing was given up as it came.
      {"creature", "Test Card's power and toughness are each equal to the life paid as it came into play."},
      {"creature",
       "If Test Card would come into play, pay any amount of life.\nTest Card's power and toughness are each "
       "equal to the number of forests sacrificed as it came into play."},
      {"sorcery", "Pay any amount of life."},
      {"sorcery",
       "Each player draws a card. For each card less than two a player draws this way, that player gains 2 "
       "life."},
      // Of what is there the rest, or one?
      {"sorcery", "Put one of them into your hand."},
      // Of what was drawn the next order speaks, and no later one; nor of what was drawn one by one.
      {"sorcery", "Draw three cards. You gain 1 life. Discard one of them."},
      {"sorcery", "Destroy target creature. Discard one of them."},
      {"sorcery", "Draw a card. Tap it."},
      {"sorcery", "Target player discards two cards, then draws as many cards as you discarded this way."},
      {"sorcery", "Each player discards two cards, then draws as many cards as they discarded this way."},
      {"sorcery", "Target player draws as many cards as they discarded this way."},
      {"sorcery", "Target player discards up to two cards at random."},
      {"sorcery", "Destroy all enchantments or target land."},
      {"sorcery", "Target player reveals a card at random from your hand."},
      {"sorcery", "Ante target creature."},
      // As many as what?
      {"sorcery", "Each player draws that many cards."},
      {"sorcery", "Each player shuffles their library, then draws that many cards."},
      {"sorcery", "Each player shuffles their hand into their library. You draw that many cards."},
      {"enchantment", "When enchanted creature is put into your graveyard from play, draw a card."},
      // Who is asked to pay?
      {"sorcery",
       "Destroy all Plains. For each land destroyed this way, Test Card deals 1 damage to you unless they "
       "pay "
       "{2}."},
      {"sorcery", "Target player antes the top card of your library."},
      // Nobody is told to but you.
      {"sorcery", "Target player destroys target creature."},
      {"instant",
       "Destroy target creature. If that spell is countered this way, put it on top of its owner's library "
       "instead of into that player's graveyard."},
      {"creature",
       "When Test Card leaves play, put it into play at end of turn and you gain 1 life. Sacrifice it when "
       "you "
       "lose control of Test Card."},
      {"sorcery", "Draw a card and put the rest on the bottom of your library."},
      {"sorcery",
       "Look at the top two cards of your library. Put two of them into your hand and the rest on the bottom "
       "of your library."},
      {"sorcery",
       "Look at the top five cards of your library. Put one of them on the bottom of your library and the "
       "rest on top of your library."},
      {"sorcery", "Destroy target creature from one artifact source."},
      {"sorcery", "Choose a card from it."},
      // What is in play is not put there.
      {"artifact", "{T}: Put a creature you control into play."},
      // Nor is anything discarded that lies elsewhere.
      {"sorcery", "Target player discards a creature card from a graveyard."},
      // Permanents lie in no library.
      {"sorcery", "Search your library for a creature."},
      // Nothing was moved, sacrificed or found.
      {"creature", "When Test Card leaves play, return the moved card to play under its owner's control."},
      {"artifact", "{T}: Add an amount of {B} equal to the sacrificed creature's power."},
      // No counters were removed by choice.
      {"artifact", "{T}: Add {C} for each charge counter removed this way."},
      {"artifact",
       "{T}, Remove a charge counter from Test Card: Add {C} for each charge counter removed this way."},
      // Cards go to their owner's zones.
      {"sorcery", "Put target creature card from your graveyard on top of target player's library."},
      // Nobody discards another's card, and this one lies in its owner's graveyard alone.
      {"creature", "When an opponent discards Test Card, draw a card."},
      {"creature", "When a spell you control causes an opponent to discard Test Card, draw a card."},
      {"creature", "{2}, Discard this card at random: Draw a card."},
      {"enchantment",
       "At the beginning of your upkeep, if enchanted creature is in your graveyard, draw a card."},
      // What holds all the time does so in play alone.
      {"enchantment",
       "As long as Test Card is in your graveyard and you control a forest, creatures you control have "
       "flying."},
      {"creature",
       "At the beginning of your upkeep, if Test Card is in your graveyard with three or more creature "
       "cards, "
       "draw a card."},
      {"creature",
       "At the beginning of your upkeep, if Test Card is in your graveyard with three or more creatures "
       "above it, "
       "draw a card."},
      {"creature",
       "At the beginning of your upkeep, if Test Card is not in your graveyard with a creature card above "
       "it, "
       "draw a card."},
      {"creature", "{T}: Destroy target creature directly above Test Card."},
      {"creature", "{B}: Return target creature from your graveyard to play."},
      // Of this card's own doing alone; and nothing was hidden.
      {"artifact", "{T}: Destroy all creatures removed from the game with Test Card."},
      {"artifact", "{T}: Draw a card. You may look at it for as long as it remains removed from the game."},
      {"artifact", "{T}: Remove that card from your graveyard from the game."},
      {"artifact", "{T}: Destroy all cards revealed this way."},
      // Nobody's cards in particular.
      {"sorcery", "Destroy a creature."},
      {"sorcery", "Target player discards creatures."},
  };
  expect_unread(wrong);
}

TEST(ZonePhrases, EachPlayerMayIsAskedOfEach) {
  const Read each =
      read("sorcery",
           "Each player may ante the top card of their library. If a player does, that player's "
           "life total becomes 20.");
  ASSERT_TRUE(each.reading.understood());
  const Step& loop = each.card.abilities.at(0).modes.at(0).steps.at(0);
  ASSERT_EQ(loop.verb, Verb::for_each);
  EXPECT_EQ(loop.what.from, Reference::players);
  const Step& offer = loop.then.at(0);
  EXPECT_EQ(offer.verb, Verb::may);
  EXPECT_EQ(offer.what.from, Reference::it);
  const Step& done = offer.then.at(0);
  ASSERT_EQ(done.verb, Verb::prerequisite) << "who has put up nothing is not helped";
  EXPECT_EQ(done.then.at(0).verb, Verb::ante);
  EXPECT_EQ(done.otherwise.at(0).verb, Verb::set_life);
  EXPECT_EQ(done.otherwise.at(0).what.from, Reference::it);
}

TEST(ZonePhrases, TheRestIsMovedBeforeWhatWasFoundAmongIt) {
  const Read revealed =
      read("sorcery",
           "Reveal cards from the top of your library until you reveal a creature card. Put "
           "that card into your hand and the rest into your graveyard.");
  ASSERT_TRUE(revealed.reading.understood());
  const std::vector<Step>& steps = revealed.card.abilities.at(0).modes.at(0).steps;
  ASSERT_EQ(steps.size(), 4U);
  EXPECT_EQ(steps[0].verb, Verb::look_at);
  EXPECT_EQ(steps[1].verb, Verb::search);
  EXPECT_EQ(steps[2].zone, Zone::graveyard);
  EXPECT_EQ(steps[3].zone, Zone::hand);
  EXPECT_EQ(steps[3].what.from, Reference::found);
}

TEST(ZonePhrases, WhereAnAbilityWorksFollowsFromWhatItSaysOfItsCard) {
  const auto works_in = [](const char* text) {
    const Read made = read("creature", text);
    return made.card.abilities.size() == 1 ? purpose_of(made.card.abilities[0]).works_in : Zone::nowhere;
  };
  EXPECT_EQ(works_in("{B}: Return Test Card from your graveyard to your hand."), Zone::graveyard);
  EXPECT_EQ(works_in("{2}, Discard this card: Draw a card."), Zone::hand);
  EXPECT_EQ(works_in("Remove Test Card from your hand from the game: Add {G} to your mana pool."),
            Zone::hand);
  EXPECT_EQ(works_in("During your upkeep, if Test Card is in your graveyard, draw a card."), Zone::graveyard);
  EXPECT_EQ(works_in("When you discard Test Card, draw a card."), Zone::graveyard);
  // What its own cost or event puts there was in play before.
  EXPECT_EQ(works_in("{B}, Sacrifice Test Card: Return Test Card from your graveyard to your hand."),
            Zone::in_play);
  EXPECT_EQ(
      works_in("When Test Card is put into a graveyard from play, return Test Card from your graveyard to "
               "your hand."),
      Zone::in_play);
  EXPECT_EQ(works_in("{B}: Return Test Card to its owner's hand."), Zone::in_play);
  EXPECT_EQ(works_in("Discard a card: Draw a card."), Zone::in_play);
}

TEST(ZonePhrases, TheyAreAPersonBesideOneCard) {
  const Read made = read("artifact",
                         "{T}: Target player reveals the top card of their library. If that card is a land "
                         "card, that player puts "
                         "it into their hand. Otherwise, they put it into their graveyard and Test Card "
                         "deals 2 damage to them.");
  ASSERT_TRUE(made.reading.understood());
  const Step& when = made.card.abilities[0].modes[0].steps.at(1);
  ASSERT_EQ(when.otherwise.size(), 2U);
  EXPECT_EQ(when.otherwise[1].what.from, Reference::target);
}

TEST(ZonePhrases, WhatWasDrawnIsWhatIsRevealedAndDiscarded) {
  const Read made = read("creature", "{T}: Draw a card and reveal it. If it is not a land card, discard it.");
  ASSERT_TRUE(made.reading.understood());
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[1].what.from, Reference::drawn);
  EXPECT_EQ(steps[2].then.at(0).other.from, Reference::drawn);
}

TEST(ZonePhrases, EachDrawsAsManyAsWereShuffledAway) {
  const Read made =
      read("sorcery", "Each player shuffles their hand into their library, then draws that many cards.");
  ASSERT_TRUE(made.reading.understood());
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].verb, Verb::for_each);
  EXPECT_EQ(steps[0].then.at(2).amount->kind, AmountKind::last_result);
}

TEST(ZonePhrases, WhatFollowsFromShufflingNeedsACardThatWasShuffled) {
  const Read made = read("instant",
                         "Shuffle a card from your hand into your library. If you do, draw two cards at the "
                         "beginning of the next turn's upkeep.");
  ASSERT_TRUE(made.reading.understood());
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].verb, Verb::prerequisite);
  EXPECT_EQ(steps[0].then.size(), 3U);
}

TEST(ZonePhrases, ItIsTheTokenThatWasMade) {
  const Read made = read(
      "artifact",
      "{2}: Put a 1/1 black Skeleton creature token into play. It has \"{B}: Regenerate this creature.\"");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[1].what.from, Reference::made);
}

TEST(ZonePhrases, ATokenIsMadeByWhoeverPutsItIntoPlay) {
  const Read made = read("artifact", "{2}: Target opponent puts a 1/1 green Hippo creature token into play.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].verb, Verb::make_token);
  EXPECT_EQ(steps[0].what.from, Reference::target);
}

TEST(ZonePhrases, OfWhatWasDiscardedTheNextSentenceSpeaks) {
  const Read made = read("artifact", "{2}: Discard a card. You gain life equal to its casting cost.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].modes[0].steps[1].amount->of->from, Reference::discarded);
}

TEST(ZonePhrases, WhatComesBackIsWhatWasMoved) {
  const Read made =
      read("instant",
           "Remove target creature from the game, then return that card to play under its owner's control.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[1].what.from, Reference::moved);
}

TEST(ZonePhrases, ThatCreatureIsTheOneThatWasGivenUp) {
  const Read made = read(
      "instant", "Target player sacrifices a creature, then gains life equal to that creature's toughness.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  EXPECT_EQ(made.card.abilities[0].modes[0].steps[1].amount->of->from, Reference::sacrificed);
}

TEST(ZonePhrases, WhatHasMovedIsKnownAsThat) {
  const Read made = read(
      "artifact",
      "{2}: Remove the top card of your library from the game. You gain life equal to its casting cost.");
  ASSERT_EQ(made.card.abilities.size(), 1U);
  const auto& steps = made.card.abilities[0].modes[0].steps;
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[1].amount->of->from, Reference::moved);
}

}  // namespace
}  // namespace sleight
