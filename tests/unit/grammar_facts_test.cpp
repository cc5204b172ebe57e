#include <gtest/gtest.h>

#include "core/card/definition.h"
#include "grammar/facts.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

CardFacts facts_of_instant(const std::string& text) {
  CardFacts facts;
  facts.name = "Test";
  facts.mana_cost = "{X}{2}{U}";
  facts.types = {"Instant"};
  facts.text = text;
  return facts;
}

TEST(Facts, ReadACreature) {
  CardFacts facts;
  facts.name = "Test Knight";
  facts.mana_cost = "{1}{W}{W}";
  facts.supertypes = {"Legendary"};
  facts.types = {"Creature"};
  facts.subtypes = {"Human", "Knight"};
  facts.power = "2";
  facts.toughness = "3";
  const Card card = facts_from(facts).card;
  EXPECT_EQ(card.types, CardType::creature);
  EXPECT_EQ(card.supertypes, Supertype::legend);
  EXPECT_EQ(card.cost.generic, 1);
  EXPECT_EQ(card.cost.coloured[0], 2);
  EXPECT_TRUE(card.has_cost);
  EXPECT_EQ(card.subtypes, std::vector<Word>{Word{"knight"}});  // the race came later
  EXPECT_EQ(*card.power, Amount(2));
  EXPECT_EQ(*card.toughness, Amount(3));
  EXPECT_FALSE(card.colours);
}

TEST(Facts, KeepARaceThatWasPrintedBesideAClass) {
  CardFacts facts;
  facts.types = {"Creature"};
  facts.subtypes = {"Human", "Wizard"};
  facts.printings = {"ISD", "MM3"};
  EXPECT_EQ(facts_from(facts).card.subtypes, (std::vector<Word>{Word{"human"}, Word{"wizard"}}));
  facts.printings = {"ME2", "ICE"};  // of the two, one is older than the race
  EXPECT_EQ(facts_from(facts).card.subtypes, std::vector<Word>{Word{"wizard"}});
}

TEST(Facts, KeepARaceThatStandsAlone) {
  CardFacts facts;
  facts.types = {"Creature"};
  facts.subtypes = {"Human"};
  EXPECT_EQ(facts_from(facts).card.subtypes, std::vector<Word>{Word{"human"}});
}

TEST(Facts, BelieveThePrintedType) {
  CardFacts facts;
  facts.types = {"Creature"};
  facts.subtypes = {"Elephant"};
  facts.printed_type = "Summon \xE2\x80\x94 Mammoths";
  EXPECT_EQ(facts_from(facts).card.subtypes, std::vector<Word>{Word{"mammoth"}});

  const auto printed = [&facts](const char* type) {
    facts.printed_type = type;
    return facts_from(facts).card.subtypes;
  };
  EXPECT_EQ(printed("Summon \xE2\x80\x94 Gaea's Liege"), (std::vector<Word>{Word{"gaea"}, Word{"liege"}}));
  EXPECT_EQ(printed("Summon \xE2\x80\x94 Dand\xC3\xA2n"), std::vector<Word>{Word{"dand\xC3\xA2n"}});
  EXPECT_EQ(printed("Summon - War-Riders"), std::vector<Word>{Word{"war-rider"}});
  EXPECT_EQ(printed("Summon \xE2\x80\x94 People of the Woods"),
            (std::vector<Word>{Word{"people"}, Word{"wood"}}));

  facts = facts_of_instant("Draw a card.");
  facts.printed_type = "Interrupt";
  EXPECT_EQ(facts_from(facts).card.types, CardType::interrupt);

  facts.types = {"Enchantment"};
  facts.printed_type = "Enchant Creature";
  const Card local = facts_from(facts).card;
  EXPECT_TRUE(local.is_local_enchantment());
  EXPECT_EQ(local.enchants.filters.at(0).types, CardType::creature);
}

TEST(Facts, TellWhatCouldNotBeRead) {
  CardFacts facts = facts_of_instant("");
  facts.mana_cost = "{2}{Q}";
  facts.types = {"Instant", "Gizmo"};
  facts.power = "*";
  EXPECT_EQ(facts_from(facts).problems,
            (std::vector<std::string>{"type 'Gizmo'", "cost '{2}{Q}'", "power or toughness '*'"}));
}

TEST(Facts, TellThatACostIsMissing) {
  CardFacts facts = facts_of_instant("");
  facts.mana_cost.clear();
  const FactsReading read = facts_from(facts);
  EXPECT_EQ(read.problems, std::vector<std::string>{"no casting cost"});
  EXPECT_TRUE(read.card.has_cost);  // or no script could say so
  facts.mana_cost = "{0}";
  EXPECT_TRUE(facts_from(facts).problems.empty());
  // A land has none, be it a creature besides.
  facts.mana_cost.clear();
  facts.types = {"Land", "Artifact"};
  EXPECT_TRUE(facts_from(facts).problems.empty());
  EXPECT_FALSE(facts_from(facts).card.has_cost);
  // And what has no type that is known is told for that.
  facts.types = {"Gizmo"};
  EXPECT_EQ(facts_from(facts).problems, std::vector<std::string>{"type 'Gizmo'"});
}

TEST(Facts, TellASizeOfWhatIsNoCreature) {
  CardFacts facts;
  facts.mana_cost = "{3}";
  facts.types = {"Artifact"};
  facts.power = "5";
  facts.toughness = "4";
  const FactsReading read = facts_from(facts);
  EXPECT_EQ(read.problems, std::vector<std::string>{"size 5/4 of what is no creature"});
  EXPECT_FALSE(read.card.power || read.card.toughness);
  facts.types = {"Artifact", "Creature"};
  EXPECT_TRUE(facts_from(facts).problems.empty());
}

TEST(Scaffold, TellsTheTimingFromWhatTheTextDoes) {
  EXPECT_EQ(scaffold(facts_of_instant("Counter target spell."), known_words()).card.types,
            CardType::interrupt);
  EXPECT_EQ(scaffold(facts_of_instant("Add {B}{B}{B}."), known_words()).card.types, CardType::mana_source);
  EXPECT_EQ(scaffold(facts_of_instant("Destroy target land."), known_words()).card.types, CardType::instant);
  EXPECT_EQ(scaffold(facts_of_instant("Target spell or permanent becomes red."), known_words()).card.types,
            CardType::interrupt);
}

TEST(Scaffold, TakesWhatALocalEnchantmentIsOnFromItsText) {
  CardFacts facts;
  facts.name = "Test Strength";
  facts.types = {"Enchantment"};
  facts.subtypes = {"Aura"};
  facts.text = "Enchant creature\nEnchanted creature gets +1/+2.";
  const Card card = scaffold(facts, known_words()).card;
  EXPECT_TRUE(card.is_local_enchantment());
  EXPECT_TRUE(card.subtypes.empty());
  EXPECT_EQ(card.abilities.size(), 1U);
}

TEST(Scaffold, KnowsThatWallsCannotAttackByTheRules) {
  CardFacts facts;
  facts.types = {"Creature"};
  facts.subtypes = {"Plant", "Wall"};
  facts.text = "Defender";
  const Scaffold wall = scaffold(facts, known_words());
  EXPECT_TRUE(wall.reading.understood());
  EXPECT_TRUE(wall.card.abilities.empty());
  facts.subtypes = {"Soldier"};
  EXPECT_EQ(scaffold(facts, known_words()).card.abilities.size(), 1U);
}

}  // namespace
}  // namespace sleight
