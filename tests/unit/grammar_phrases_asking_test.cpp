#include <gtest/gtest.h>

#include <vector>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// What is counted, chosen or offered first, and what comes of it in the sentences behind.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample asked_first[] = {
    {"creature",
     "{T}: Change the text of target white enchantment you control without cumulative upkeep by replacing "
     "all "
     "instances of one color word with another. That enchantment gains cumulative upkeep {1}."},
    {"artifact",
     "{2}: Change the text of target land by replacing all instances of one basic land type with another."},
    {"enchantment",
     "During each player's upkeep, red creatures get +1/+1 until end of turn if the number of lands is odd. "
     "If the number of lands is even, whenever a player taps a mountain for mana this turn, that player adds "
     "an additional {R}."},
    {"enchantment",
     "Whenever an island is tapped for mana, its controller may add an additional {U}. If that island is "
     "snow-covered, its controller may add an additional {U}{U} instead. Spend this mana only to pay "
     "cumulative upkeep costs."},
    {"instant", "You gain 1 life. If you control a swamp, you may gain 2 life instead."},
    {"instant",
     "Put target creature on top of its owner's library. If that creature is red, you may put it on the "
     "bottom of its owner's library instead."},
    {"artifact",
     "{T}: Flip Test Card. Destroy all nontoken permanents Test Card touches. Then destroy Test Card."},
    {"sorcery",
     "Flip Test Card. Test Card deals 3 damage to each creature Test Card touches. When that damage is "
     "dealt, "
     "tap all creatures dealt damage this way."},
    {"enchantment",
     "Spells cost an additional sacrifice a swamp to cast for each {B} in their casting "
     "costs."},
    {"enchantment",
     "Spells cost an additional sacrifice a swamp to cast for each black mana symbol in their casting "
     "costs."},
    {"artifact",
     "{X}, {T}: Change the target of target spell that targets you with a single target with casting cost "
     "half "
     "X rounded up with casting cost half X rounded down. The new target must be a player."},
    {"enchantment",
     "Activated abilities cost an additional sacrifice two lands to use for each red mana symbol in their "
     "costs."},
    {"instant",
     "Test Card deals damage equal to the damage to you from one red source to that source's controller."},
    {"instant",
     "Test Card deals damage equal to the damage to any creature from one source to that source's "
     "controller."},
    {"sorcery", "Spend only black and/or red mana on X.\nTest Card deals X damage to target creature."},
};

constexpr Sample unread_look_alikes[] = {
    // What is counted has to be asked for.
    {"enchantment", "During your upkeep, count the number of lands. You gain 1 life."},
    // Nobody has spoken of damage.
    {"instant", "Test Card deals 3 damage to that source's controller."},
    // What it costs goes with no group.
    {"instant", "Destroy target enchantment without cumulative upkeep {1}."},
    // Of two orders nobody knows which is declined.
    {"instant", "You gain 1 life. If you control a swamp, you may gain 2 life and you gain 3 life instead."},
    {"instant", "You gain 1 life. If you control a swamp, you may pay {1} instead."},
    // Of others it is said what they add.
    {"enchantment", "Whenever an island is tapped for mana, its controller may add {U}."},
    // Nothing is changed, or one player alone would be named.
    {"instant", "Draw a card. The new target must be a player."},
    {"instant", "Change the target of target spell with a single target. The new target must be you."},
    // Nothing was thrown.
    {"artifact", "{T}: Destroy all permanents Test Card touches."},
    {"artifact", "{T}: Target opponent flips Test Card."},
    // Nobody deals damage before.
    {"sorcery", "When that damage is dealt, tap all creatures."},
    {"sorcery", "Target creature deals 3 damage to you. When that damage is dealt, tap all creatures."},
    {"sorcery", "When 5 or more of that damage is dealt, tap all creatures."},
    // Only what is put into a graveyard can have been sacrificed.
    {"artifact",
     "{3}: Draw a card. Use this ability only when an artifact you control becomes tapped, if it was not "
     "sacrificed."},
    // Of a sort of spells, and of what is nobody's own.
    {"enchantment",
     "Artifact spells cost an additional sacrifice a swamp to cast for each {B} in their "
     "casting "
     "costs."},
    {"enchantment",
     "Spells cost an additional sacrifice Test Card to cast for each {B} in their casting "
     "costs."},
    {"enchantment", "Spells cost an additional tap a swamp to cast for each {B} in their casting costs."},
    {"enchantment", "Spells cost an additional sacrifice a swamp to cast."},
    // There is no symbol of colourless mana in a cost.
    {"enchantment",
     "Spells cost an additional sacrifice a swamp to cast for each {C} in their casting costs."},
    {"enchantment",
     "Activated abilities of artifacts cost an additional sacrifice a swamp to use for each {B} "
     "in their costs."},
    // A spell is no ability.
    {"enchantment", "Whenever a player casts a spell, counter that ability."},
    // What is done once is over then: the time would say nothing.
    {"creature", "When Test Card dies, you gain 2 life this turn."},
    {"instant", "Until end of turn, you gain 2 life."},
    {"instant", "Until end of turn, draw a card and target creature gets +1/+1 and deals 1 damage to you."},
    {"sorcery", "Spend only black and/or black mana on X.\nTest Card deals X damage to target creature."},
    {"artifact",
     "{T}: Change the text of each land by replacing all instances of one color word and another."},
};

struct Same {
  const char* type;
  const char* later;
  const char* house;
};

constexpr Same same_sentences[] = {
    {"enchantment",
     "At the beginning of each upkeep, count the number of lands. If the number is odd, until end of turn, "
     "red "
     "creatures get +1/+1 and whenever a player taps a Mountain for mana, that player adds an additional "
     "{R}. "
     "If the number is even, until end of turn, red creatures get -1/-1 and if a player taps a Mountain for "
     "mana, that Mountain produces colorless mana instead of any other type.",
     "During each player's upkeep, red creatures get +1/+1 until end of turn if the number of lands is odd. "
     "If "
     "the number of lands is odd, whenever a player taps a mountain for mana this turn, that player adds an "
     "additional {R}. If the number of lands is even, red creatures get -1/-1 until end of turn. If the "
     "number "
     "of lands is even, all mountains tapped for mana produce {C} instead of any other type until end of "
     "turn."},
    {"instant",
     "The next time a red source of your choice would deal damage to you this turn, instead that source "
     "deals "
     "that much damage to you and Test Card deals that much damage to that source's controller.",
     "Test Card deals damage equal to the damage to you from one red source to that source's controller."},
    {"creature", "{T}: Destroy target enchantment that doesn't have cumulative upkeep.",
     "{T}: Destroy target enchantment without cumulative upkeep."},
    {"artifact",
     "{1}, {T}: If Test Card is on the battlefield, flip Test Card onto the battlefield from a height of at "
     "least one foot. If Test Card turns over completely at least once during the flip, destroy all nontoken "
     "permanents it touches. Then destroy Test Card.",
     "{1}, {T}: Flip Test Card. Destroy all nontoken permanents Test Card touches. Then destroy Test Card."},
    {"sorcery",
     "Flip Test Card onto the playing area from a height of at least one foot. Test Card deals 3 damage to "
     "each creature it lands on. Tap all creatures dealt damage by Test Card. If Test Card doesn't turn "
     "completely over at least once during the flip, it has no effect.",
     "Flip Test Card. Test Card deals 3 damage to each creature Test Card touches. When that damage is "
     "dealt, "
     "tap all creatures dealt damage this way."},
    {"enchantment",
     "Spells cost an additional \"Sacrifice a Swamp\" to cast for each black mana symbol in their mana "
     "costs.\n"
     "Activated abilities cost an additional \"Sacrifice a Swamp\" to activate for each black mana symbol in "
     "their activation costs.",
     "Spells cost an additional sacrifice a swamp to cast for each {B} in their casting "
     "costs.\n"
     "Activated abilities cost an additional sacrifice a swamp to use for each {B} in their "
     "costs."},
    {"artifact",
     "{X}, {T}: Change the target of target spell with a single target if that target is you. The new target "
     "must be a player. X is twice the converted mana cost of that spell.",
     "{X}, {T}: Change the target of target spell that targets you with a single target with casting cost "
     "half "
     "X rounded up with casting cost half X rounded down. The new target must be a player."},
    {"enchantment",
     "Enchant creature\nWhenever enchanted creature attacks or blocks, you may pay {1}. If you do, tap the "
     "creature, remove it from combat, and creatures it was blocking that had become blocked by only that "
     "creature this combat become unblocked. If you don't, destroy Test Card.",
     "Enchant creature\nWhenever enchanted creature attacks or blocks, you may pay {1}. If you do, tap it, "
     "remove "
     "it from combat, and creatures blocked only by it become unblocked. If you do not, destroy Test Card."},
    {"artifact", "Instant and enchantment spells you cast cost up to {2} less to cast.",
     "Instant, interrupt, or mana source spells cost {2} less to cast for you. Enchantment spells cost {2} "
     "less "
     "to cast for you."},
    {"artifact", "Artifact spells you cast cost up to {2} less to cast.",
     "Artifact spells cost {2} less to cast for you."},
};

TEST(PhrasesOfAsking, AreReadAndDescribed) { expect_read_and_described(asked_first); }

TEST(PhrasesOfAsking, LookAlikesAreNotRead) { expect_unread(unread_look_alikes); }

TEST(PhrasesOfAsking, LaterYearsMeanWhatTheHouseSays) {
  for (const Same& one : same_sentences) {
    const Read later = read(one.type, one.later, Wording::oracle);
    const Read house = read(one.type, one.house);
    EXPECT_TRUE(later.reading.understood()) << one.later;
    EXPECT_TRUE(house.reading.understood()) << one.house;
    EXPECT_EQ(later.card.abilities, house.card.abilities) << one.later;
  }
}

TEST(PhrasesOfAsking, AnOtherMountainIsNotThatOne) {
  EXPECT_FALSE(
      read("enchantment",
           "At the beginning of each upkeep, until end of turn, if a player taps a Mountain for mana, "
           "that Forest produces colorless mana instead of any other type.",
           Wording::oracle)
          .reading.understood());
}

TEST(PhrasesOfAsking, WhatIsPaidForXNamesEachColour) {
  const Card both =
      read("sorcery", "Spend only black and/or red mana on X.\nTest Card deals X damage to target creature.")
          .card;
  EXPECT_EQ(both.extra_cost.x_only, Colours(Colour::black) | Colours(Colour::red));
}

TEST(PhrasesOfAsking, WhoDeclinesWhatIsOfferedInsteadHasTheOther) {
  const Card card =
      read("instant", "You gain 1 life. If you control a swamp, you may gain 2 life instead.").card;
  const Step& asked = card.abilities.at(0).modes.at(0).steps.at(0);
  ASSERT_EQ(asked.then.size(), 1U);
  EXPECT_EQ(asked.then[0].otherwise, asked.otherwise);
}

/// The steps of the only ability of a "Test Card".
std::vector<Step> only_steps_of(const Sample& sample) {
  const Read made = read(sample.type, sample.text);
  EXPECT_TRUE(made.reading.understood()) << sample.text;
  return made.card.abilities.at(0).modes.at(0).steps;
}

constexpr Sample of_an_offer[] = {
    {"instant",
     "You may sacrifice a creature. If you do, draw a card. Return the sacrificed creature to its owner's "
     "hand."},
    {"instant",
     "You may sacrifice a creature. If you do, draw a card. You gain life equal to the sacrificed creature's "
     "power."},
    {"instant",
     "You may put a creature card from your hand into play. If you do, you lose 2 life. Tap that creature."},
    {"enchantment",
     "During your upkeep, you may pay {2}. If you do, put a 1/1 green Insect creature token into play. The "
     "made token gains haste until end of turn."},
    {"enchantment",
     "During your upkeep, you may destroy target land. If you do, draw a card. That land's controller loses "
     "1 "
     "life."},
    {"enchantment",
     "During your upkeep, you may untap target creature. That creature gets +3/+3 until end of turn."},
    {"enchantment",
     "During your upkeep, you may put target creature card from your graveyard into play. That creature "
     "gains "
     "haste until end of turn. Remove it from the game at end of turn."},
    {"enchantment",
     "During your upkeep, you may gain control of target creature. Its controller loses 1 life."},
    {"enchantment",
     "During your upkeep, you may counter target spell. That spell's controller draws a card."},
    // The card itself is spoken of everywhere: of the offer is what says "it" of one that names the card.
    {"creature", "{1}: You may pay {1}. If you do, untap Test Card. It gets +1/+1 until end of turn."},
};

TEST(PhrasesOfAsking, WhatAnOfferGivesUpMovesMakesFindsOrAimsAtBelongsToIt) {
  expect_read_and_described(of_an_offer);
  for (const Sample& sample : of_an_offer) {
    const std::vector<Step> steps = only_steps_of(sample);
    ASSERT_EQ(steps.size(), 1U) << sample.text;
    EXPECT_EQ(steps[0].verb, Verb::may) << sample.text;
  }
}

TEST(PhrasesOfAsking, WhatSpeaksOfNothingOfTheOfferIsDoneEitherWay) {
  for (const Sample& sample :
       {Sample{"instant", "You may sacrifice a creature. If you do, draw a card. You gain 2 life."},
        Sample{"instant",
               "You may sacrifice a creature. If you do, draw a card. Untap all creatures and all lands."},
        Sample{"instant",
               "Tap target creature. You may draw a card. That creature's controller loses 1 life."},
        Sample{"creature", "{1}: You may draw a card. Test Card gets +1/+1 until end of turn."},
        Sample{"creature", "{1}: You may untap Test Card. Test Card gets +1/+1 until end of turn."}}) {
    const std::vector<Step> steps = only_steps_of(sample);
    ASSERT_GT(steps.size(), 1U) << sample.text;
    EXPECT_NE(steps.back().verb, Verb::may) << sample.text;
  }
}

TEST(PhrasesOfAsking, OfAnOfferThatNamesTheCardNobodyCanTellWhatItSpeaksOf) {
  constexpr Sample unsaid[] = {
      {"creature", "{1}: You may untap Test Card. It gets +1/+1 until end of turn."},
      {"creature", "When Test Card attacks, you may tap Test Card. It gains flying until end of turn."},
  };
  expect_unread(unsaid);
}

}  // namespace
}  // namespace sleight
