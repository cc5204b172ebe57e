#include <gtest/gtest.h>

#include <algorithm>

#include "tests/kit/read_phrases.h"
#include "tests/kit/whole_library.h"

/// Amounts, conditions, descriptions and triggers, each read, described and read again.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample amounts[] = {
    {"creature", "Test Card's power and toughness are each equal to the number of swamps you control."},
    {"creature", "Test Card's toughness is equal to 1 plus the number of green creatures in play."},
    {"creature",
     "Test Card's power is equal to the number of creature cards in all graveyards and its toughness is "
     "equal "
     "to that number plus 1."},
    {"creature", "Test Card's power is equal to the number of other Goblins in play."},
    {"creature",
     "Test Card's power and toughness are each equal to 2 plus the number of Goblins and Knights you "
     "control."},
    {"creature", "Test Card gets +2/+2 for each local enchantment attached to it."},
    {"creature",
     "Whenever Test Card becomes blocked, it gets -1/-1 until end of turn for each creature blocking it "
     "beyond the first."},
    {"enchantment", "All creatures get +1/+0 for each charge counter on Test Card."},
    {"instant", "You gain X plus 1 life, where X is the number of green creatures in play."},
    {"instant", "You gain X life, where X is twice the number of creatures you control."},
    {"instant",
     "Test Card deals X damage to target player, where X is 3 minus the number of cards in that player's "
     "hand."},
    {"instant", "You gain 2 life for each creature card in your graveyard."},
    {"instant",
     "Target creature gets -X/-X until end of turn, where X is half the number of swamps you control, "
     "rounded up."},
    {"instant", "Target creature gets +4/-X until end of turn, where X is its toughness minus 1."},
    {"instant",
     "Target creature gets +X/+Y until end of turn, where X is its power and Y is the number of lands you "
     "control."},
    {"instant",
     "Test Card deals half X damage, rounded down, to target creature and half X damage, rounded up, to "
     "you."},
    {"instant", "Target player loses half their life, rounded up."},
    {"instant", "Add an amount of {B} equal to the number of swamps you control to your mana pool."},
    {"instant", "Add {B} to your mana pool for each swamp you control."},
    {"instant", "Put X +0/+1 counters on target creature, where X is that creature's casting cost."},
    {"instant", "Remove all charge counters from target artifact."},
    {"instant", "Target creature gets +X/+0 until end of turn, where X is its power."},
    {"instant", "Change target creature's base power to 1 plus the number of swamps you control."},
    {"instant",
     "If you control a swamp, target creature gets -X/-0 until end of turn, where X is its toughness minus "
     "1."},
    {"enchantment", "Whenever you are dealt damage, put that many charge counters on Test Card."},
    {"artifact",
     "{T}, Sacrifice Test Card: Test Card deals damage equal to the number of time counters on it to each "
     "creature and each player."},
};

constexpr Sample conditions[] = {
    {"creature", "As long as there is exactly one tide counter on Test Card, it gets -1/-1."},
    {"creature",
     "Whenever there are four or more tide counters on Test Card, remove all tide counters from it."},
    {"creature", "When you control a Goblin, sacrifice Test Card."},
    {"creature", "When Test Card's power is 7 or more, sacrifice it."},
    {"creature",
     "Test Card cannot attack if defending player controls an untapped creature with power 3 or more."},
    {"creature", "Test Card cannot attack if it attacked during your last turn."},
    {"creature", "Test Card gets +1/+1 as long as an opponent controls a nontoken white permanent."},
    {"creature",
     "{U}: Regenerate Test Card. Use this ability only if Test Card blocked or was blocked by a blue "
     "creature this turn."},
    {"land", "Test Card does not untap during your untap phase if it has a depletion counter on it."},
    {"artifact", "During your upkeep, if there are no arrowhead counters on Test Card, sacrifice it."},
    {"artifact", "During your upkeep, if you control three or fewer lands, you gain 1 life."},
    {"artifact", "During your upkeep, if an opponent controls more lands than you, draw a card."},
    {"artifact", "{T}: Draw a card. Use this ability only if you have exactly seven cards in hand."},
    {"artifact", "{T}: Draw a card. Use this ability only if you control a Goblin and a Wall."},
    {"artifact",
     "{T}: Draw a card. Use this ability only if Test Card is untapped and you have 5 or more life."},
    {"artifact",
     "At end of combat, if Test Card attacked or blocked this combat, remove a charge counter from it."},
    {"instant", "Counter target spell if it is blue."},
    {"instant", "Destroy target land. If that land was a snow-covered land, you gain 1 life."},
    {"instant",
     "Target creature gains trample until end of turn. At end of turn, destroy that creature if it attacked "
     "this turn."},
    {"instant", "Tap target creature. Destroy it at end of turn if it did not attack this turn."},
    {"instant",
     "If target creature has toughness 5 or more, it gets +4/-4 until end of turn. Otherwise, it gets +1/+0 "
     "until end of turn."},
    {"instant", "If target creature has flying, destroy it."},
    {"instant", "You gain 1 life. If you control a swamp, you gain 3 life instead."},
    {"enchantment", "As long as it is your turn and you control a Goblin, creatures you control get +1/+0."},
    {"enchantment", "When there are no creatures in play, bury Test Card."},
    {"creature", "Each untapped creature you control gets +0/+2 as long as it is not attacking."},
    {"enchantment", "Each green creature gets +1/+1 as long as it is untapped."},
    {"creature",
     "At the end of your turn, if Test Card did not attack this turn, Test Card deals 2 damage to you unless "
     "it came under your control this turn."},
    {"artifact",
     "{T}: Draw a card. Use this ability only if you have controlled Test Card continuously since the "
     "beginning of your most recent turn."},
};

constexpr Sample descriptions[] = {
    {"instant", "Destroy target black or green creature."},
    {"instant", "Destroy target tapped or blocking creature."},
    {"instant", "Destroy target black or artifact creature."},
    {"instant", "Destroy target Goblin or Knight."},
    {"instant", "Destroy target Goblin or Knight creature."},
    {"instant", "Destroy target 1/1 creature."},
    {"instant", "Destroy target enchanted creature."},
    {"instant", "Destroy target permanent that is not enchanted."},
    {"instant", "Destroy target local enchantment."},
    {"instant", "Destroy target Aura attached to a creature you control."},
    {"instant", "Destroy all auras attached to target creature."},
    {"instant", "Destroy target permanent you own."},
    {"instant", "Destroy target permanent you both own and control."},
    {"instant", "Destroy target multicolored creature."},
    {"instant", "Destroy target colorless permanent."},
    {"instant", "Destroy target nontoken creature."},
    {"instant", "Destroy target snow-covered land."},
    {"instant", "Destroy target nonbasic land."},
    {"instant", "Destroy target creature with a net counter on it."},
    {"instant", "Destroy target creature with three or more net counters on it."},
    {"instant", "Destroy target creature with power 3."},
    {"instant", "Destroy target nonattacking, nonblocking creature."},
    {"instant", "Destroy all artifacts, creatures, and enchantments."},
    {"instant", "Test Card deals 1 damage to each white and/or blue creature."},
    {"instant", "Counter target instant or sorcery spell."},
    {"instant", "Destroy any number of target creatures and/or lands."},
    {"instant", "Destroy all creatures that attacked during their controller's last turn."},
    {"enchantment",
     "Creatures you control cannot attack if they attacked during their controller's last turn."},
    {"instant", "Return target white or black creature card from your graveyard to your hand."},
    {"instant", "Counter target red or green spell."},
    {"instant", "Return target creature card from an opponent's graveyard to its owner's hand."},
    {"creature", "{T}: Destroy target creature Test Card is blocking."},
    {"creature", "{T}: Destroy target creature blocking or blocked by Test Card."},
    {"creature", "{T}: Destroy all creatures that blocked Test Card this turn."},
    {"creature", "{T}: Destroy all creatures that were blocked by Test Card this turn."},
    {"creature", "{T}: Destroy target creature with toughness less than Test Card's power."},
    {"creature", "{T}: Destroy target creature with power less than or equal to Test Card's power."},
    {"creature", "{T}: Destroy target creature that's attacking you."},
    {"creature", "{T}, Sacrifice another Goblin: Draw a card."},
    {"creature", "Damage dealt to Test Card by enchanted creatures is reduced to 0."},
    {"creature", "Creatures named Test Card get +1/+1."},
};

constexpr Sample triggers[] = {
    {"creature", "Whenever Test Card blocks or becomes blocked, it gets +2/+2 until end of turn."},
    {"creature", "Whenever Test Card becomes blocked by a creature, Test Card gets +2/+2 until end of turn."},
    {"creature",
     "Whenever Test Card blocks or becomes blocked by one or more Goblins, it gets +0/+2 until end of turn."},
    {"creature", "Whenever Test Card attacks or blocks, you gain 1 life."},
    {"creature", "Whenever Test Card attacks and is not blocked, you gain 2 life."},
    {"creature", "At the end of your turn, if Test Card is untapped, you gain 1 life."},
    {"creature", "At the end of each player's turn, that player loses 1 life."},
    {"creature", "At the start of combat on your turn, Test Card gains banding until end of combat."},
    {"creature", "At the start of each combat, Test Card gains banding until end of combat."},
    {"artifact", "During your upkeep or whenever Test Card becomes tapped, you gain 1 life."},
    {"artifact",
     "Whenever a land is put into a graveyard from the battlefield, Test Card deals 2 damage to that land's "
     "controller."},
};

TEST(PhrasesOfAmounts, AreReadAndDescribedSoThatTheyReadBack) { expect_read_and_described(amounts); }
TEST(PhrasesOfConditions, AreReadAndDescribedSoThatTheyReadBack) { expect_read_and_described(conditions); }
TEST(PhrasesOfDescriptions, AreReadAndDescribedSoThatTheyReadBack) {
  expect_read_and_described(descriptions);
}
TEST(PhrasesOfTriggers, AreReadAndDescribedSoThatTheyReadBack) { expect_read_and_described(triggers); }

TEST(PhrasesOfThings, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Without an article it is what this is on, and that is no group.
      {"enchantment", "Enchanted red creature gets +1/+1."},
      // Nothing has said a number.
      {"creature", "Test Card's power is equal to that number plus 1."},
      // Both are not each, and one is not both.
      {"creature", "Test Card's power and toughness are equal to the number of swamps you control."},
      {"creature", "Test Card's power is each equal to the number of swamps you control."},
      // Several changes, or several steps: of which is it so much for each?
      {"instant",
       "Target creature gets +1/+1 and gains flying until end of turn for each swamp you control."},
      {"instant", "Draw a card and you gain 1 life for each swamp you control."},
      // No event has an amount.
      {"instant", "Put that many charge counters on target artifact."},
      // One of a list with "and" is none of them.
      {"instant", "Destroy target artifact, creature, and land."},
      // Targets, and all of another sort: not both sorts of targets.
      {"instant", "Destroy target creature and/or all lands."},
      // Of "Goblin or land" the subtype would be asked of both.
      {"instant", "Destroy target Goblin or land."},
      // What is cast lies on nothing yet.
      {"instant", "Counter target Aura spell."},
      // More may do or not: the number alone does not say.
      {"artifact", "{T}: Draw a card. Use this ability only if you control three lands."},
      // A state that an event begins is no state that is watched.
      {"creature", "When Test Card is tapped, draw a card."},
      // In whose place? Two steps went before.
      {"instant", "You gain 1 life. Draw a card. If you control a swamp, you gain 3 life instead."},
      // Half of another's life.
      {"instant", "Target player loses half target creature's controller's life, rounded up."},
      // Of several there is no one value, and "a player" is any of them.
      {"creature", "Test Card cannot attack unless a player has no cards in hand."},
      {"instant", "You gain life equal to the power of a creature."},
      // People do not untap.
      {"artifact",
       "At end of combat, tap all creatures that attacked this turn. They do not untap during their "
       "controller's next untap phase."},
      // Nobody pays a Y.
      {"instant", "Target creature gets +Y/+0 until end of turn."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfThings, EachWordMakesADifference) {
  constexpr Sample sizes[] = {
      {"creature", "Test Card's power is equal to the number of swamps you control."},
      {"creature", "Test Card's toughness is equal to the number of swamps you control."},
      {"creature", "Test Card's power and toughness are each equal to the number of swamps."},
      {"creature",
       "Test Card's power and toughness are each equal to twice the number of swamps you control."},
      {"creature", "Test Card's power and toughness are each equal to the number of islands you control."},
  };
  expect_other_meanings(
      {"creature", "Test Card's power and toughness are each equal to the number of swamps you control."},
      sizes);
  constexpr Sample blocks[] = {
      {"creature", "Whenever Test Card becomes blocked by a creature, you gain 1 life."},
      {"creature", "Whenever Test Card becomes blocked by one or more red creatures, you gain 1 life."},
      {"creature", "Whenever Test Card blocks, you gain 1 life."},
      {"creature", "Whenever Test Card attacks and is not blocked, you gain 1 life."},
      {"creature", "Whenever Test Card blocks or becomes blocked, you gain 1 life."},
  };
  expect_other_meanings({"creature", "Whenever Test Card becomes blocked, you gain 1 life."}, blocks);
  constexpr Sample counters[] = {
      {"creature", "As long as there are exactly two tide counters on Test Card, it gets +1/+1."},
      {"creature", "As long as there are three or more tide counters on Test Card, it gets +1/+1."},
      {"creature", "As long as there are three or fewer tide counters on Test Card, it gets +1/+1."},
      {"creature", "As long as there are no tide counters on Test Card, it gets +1/+1."},
      {"creature", "As long as there are exactly three time counters on Test Card, it gets +1/+1."},
  };
  expect_other_meanings(
      {"creature", "As long as there are exactly three tide counters on Test Card, it gets +1/+1."},
      counters);
}

TEST(PhrasesOfThings, ATextTellsWhatTheStarsOfTheFactsAre) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.mana_cost = "{1}";
  facts.types = {"creature"};
  facts.power = "*";
  facts.toughness = "1+*";
  facts.text =
      "Test Card's power is equal to the number of swamps you control and its toughness is equal to that "
      "number plus 1.";
  const Scaffold made = scaffold(facts, known_words());
  EXPECT_TRUE(made.problems.empty());
  ASSERT_TRUE(made.card.power);
  EXPECT_EQ(made.card.power->kind, AmountKind::count);
  EXPECT_EQ(made.card.toughness->kind, AmountKind::sum);
  facts.text = "Test Card's power is equal to the number of swamps you control.";
  EXPECT_EQ(scaffold(facts, known_words()).problems.size(), 1U);
}

TEST(PhrasesOfThings, ALegendIsCalledByItsShortName) {
  Card legend;
  legend.name = "Rasputin Dreamweaver";
  legend.types = CardType::creature;
  legend.supertypes = Supertype::legend;
  const char* text = "Remove a dream counter from Rasputin: You gain 1 life.";
  EXPECT_TRUE(read_text(legend, text, known_words()).understood());
  // Only a legend is, and only by what is no word of card text.
  legend.supertypes = Supertype::none;
  EXPECT_FALSE(read_text(legend, text, known_words()).understood());
  legend.supertypes = Supertype::legend;
  legend.name = "Goblin Marshal";
  const Reading goblin = read_text(legend, "{T}: Destroy target Goblin.", known_words());
  ASSERT_TRUE(goblin.understood());
  EXPECT_FALSE(goblin.abilities[0].modes[0].targets.empty());
  legend.name = "Yawa, the Mild";
  EXPECT_TRUE(read_text(legend, "{T}: Tap Yawa.", known_words()).understood());
}

TEST(PhrasesOfThings, WhatXIsSpeaksOfWhatStandsBeforeIt) {
  const Read made = read("instant", "Target creature gets +X/+0 until end of turn, where X is its power.");
  const ChangePart& part = made.card.abilities[0].modes[0].steps[0].change.parts[0];
  EXPECT_EQ(part.amount->of->from, Reference::target);
  const Read aura = read("enchantment", "Enchanted creature gets +X/+X, where X is its casting cost.");
  EXPECT_EQ(aura.card.abilities[0].change.parts[0].amount->of->from, Reference::enchanted);
}

TEST(ThingPhrases, ANounThatRecallsAThingMustBeOneThatItMayHave) {
  constexpr Sample wrong[] = {
      {"enchantment", "Enchant creature\nEnchanted land cannot attack."},
      {"enchantment", "Enchant land\nEnchanted creature gets +1/+1."},
      {"artifact", "{1}: This creature deals 1 damage to any target."},
      {"sorcery", "For each land, destroy that creature unless any player pays 1 life."},
      {"enchantment", "Whenever a creature attacks, destroy that land."},
      {"instant", "Destroy target artifact. That land's controller gains 1 life."},
      {"sorcery", "Tap X target creatures. Test Card deals 2 damage to each of those lands with flying."},
      {"sorcery", "Create a 1/1 green Plant creature token. It has \"This artifact cannot attack.\""},
      {"creature",
       "Whenever Test Card attacks, you may have the defending player play with your hand revealed."},
  };
  expect_unread(wrong);
}

TEST(ThingPhrases, WhatIsGainedCallsItselfByASortThatWhateverGainsItIsOf) {
  constexpr Sample wrong[] = {
      {"enchantment", "Enchant land\nEnchanted land has \"{T}: Destroy this creature.\""},
      {"enchantment", "Enchant land\nEnchanted land has \"Sacrifice this artifact: Draw a card.\""},
      {"enchantment", "Enchant creature\nEnchanted creature has \"{T}: Destroy this land.\""},
      {"enchantment", "All creatures have \"{T}: Destroy this land.\""},
      {"enchantment", "All creatures and artifacts have \"{T}: Destroy this land.\""},
      {"instant", "Target creature gains \"{T}: Destroy this enchantment.\" until end of turn."},
      {"instant", "Untap target artifact. It gains \"{T}: Destroy this land.\" until end of turn."},
      {"artifact", "Test Card has \"{T}: Destroy this land.\""},
  };
  expect_unread(wrong);
  constexpr Sample right[] = {
      {"enchantment", "Enchant land\nEnchanted land has \"{T}: Destroy this land.\""},
      {"enchantment", "All creatures and artifacts have \"{T}: Destroy this artifact.\""},
      {"enchantment", "All permanents have \"{T}: Destroy this land.\""},
      {"instant", "Target creature gains \"{T}: Destroy this creature.\" until end of turn."},
      {"enchantment",
       "All lands are 2/2 creatures that are still lands.\nAll lands have \"{T}: Destroy this creature.\""},
  };
  for (const Sample& sample : right)
    EXPECT_TRUE(read(sample.type, sample.text).reading.understood()) << sample.text;
}

TEST(ThingPhrases, WhatOnlyCreaturesHaveIsSaidOfTheLastNounAlone) {
  constexpr Sample own[] = {
      {"instant", "Destroy target artifact or creature with flying."},
      {"instant", "Destroy target artifact, enchantment, or creature with flying."},
      {"instant", "Destroy target tapped artifact or creature with power 2 or less you control."},
      {"instant", "Untap all artifacts, lands, and creatures without flying."},
      {"sorcery",
       "Return target artifact or creature card with power 2 or less from your graveyard to your hand."},
  };
  expect_read_and_described(own);
  const auto target_of = [](const char* text) {
    const Read made = read("instant", text);
    EXPECT_TRUE(made.reading.understood()) << text;
    return made.card.abilities.at(0).modes.at(0).targets.at(0).what;
  };
  // An artifact need not fly, and both have to be controlled.
  const Selector flies = target_of("Destroy target artifact or creature with flying you control.");
  ASSERT_EQ(flies.filters.size(), 1U);
  ASSERT_EQ(flies.filters[0].alternatives.size(), 2U);
  const auto asks = [](const Selector& sort, Quality quality) {
    return std::any_of(sort.filters.begin(), sort.filters.end(),
                       [quality](const Filter& filter) { return filter.quality == quality; });
  };
  EXPECT_FALSE(asks(flies.filters[0].alternatives[0], Quality::keyword));
  EXPECT_TRUE(asks(flies.filters[0].alternatives[1], Quality::keyword));
  for (const Selector& sort : flies.filters[0].alternatives) EXPECT_TRUE(asks(sort, Quality::controlled_by));
  // What both can have is asked of both.
  EXPECT_EQ(target_of("Destroy target artifact or creature you control.").filters.size(), 2U);
  // A creature that was named before another noun, and of it nobody says that it flies.
  constexpr Sample before[] = {
      {"instant", "Destroy target artifact, creature, or land with flying."},
      {"instant", "Destroy target creature or land with power 2 or less."},
  };
  expect_unread(before);
}

TEST(ThingPhrases, AKindNarrowsTheNounBehindItAlone) {
  constexpr Sample own[] = {
      {"instant", "Destroy target enchantment or artifact creature."},
      {"instant", "Destroy target artifact, land, or enchantment creature you control."},
      {"instant", "Destroy target artifact or Goblin creature."},
      {"instant", "Destroy target land or creature enchantment."},
  };
  expect_read_and_described(own);
  const auto target_of = [](const char* text) {
    const Read made = read("instant", text);
    EXPECT_TRUE(made.reading.understood()) << text;
    return made.card.abilities.at(0).modes.at(0).targets.at(0).what;
  };
  const auto of_type = [](CardType type) {
    Filter filter;
    filter.quality = Quality::type;
    filter.types = type;
    return filter;
  };
  // An enchantment need not be a creature, and the creature has to be an artifact, in either order.
  const Selector sorts = target_of("Destroy target enchantment or artifact creature.");
  EXPECT_EQ(sorts, target_of("Destroy target artifact creature or enchantment."));
  ASSERT_EQ(sorts.filters.size(), 1U);
  ASSERT_EQ(sorts.filters[0].alternatives.size(), 2U);
  EXPECT_EQ(sorts.filters[0].alternatives[0].filters, std::vector{of_type(CardType::enchantment)});
  EXPECT_EQ(sorts.filters[0].alternatives[1].filters,
            (std::vector{of_type(CardType::creature), of_type(CardType::artifact)}));
  // Of a Goblin and of an artifact creature both are creatures, so that both words narrow the noun.
  const Selector creatures = target_of("Destroy target Goblin or artifact creature.");
  ASSERT_EQ(creatures.filters.size(), 1U);
  for (const Selector& sort : creatures.filters[0].alternatives)
    EXPECT_NE(std::find(sort.filters.begin(), sort.filters.end(), of_type(CardType::creature)),
              sort.filters.end());
  constexpr Sample unsaid[] = {
      {"instant", "Destroy target black creature or artifact creature."},  // whether that is black as well
      {"instant", "Destroy target enchantment or artifact creature with power 2 or less."},
      {"instant", "Destroy target Island or artifact creature."},  // no creature is an Island
      {"instant", "Destroy target creature or Wall enchantment."},
      {"instant", "Destroy target enchantment or creature or artifact creature."},
  };
  expect_unread(unsaid);
}

}  // namespace
}  // namespace sleight
