#include <gtest/gtest.h>

#include "core/card/library.h"
#include "grammar/describe.h"
#include "tests/kit/read_phrases.h"
#include "tests/kit/whole_library.h"

/// Keywords of later years that say something of the card, of both itself and another, and of what is
/// equipped.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(PhrasesOfCards, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"creature", "Flash"},
      {"creature", "Flying, flash"},
      {"enchantment", "Flash\nEnchant creature\nEnchanted creature gets +1/+1."},
      {"creature", "Test Card can't be countered."},
      {"instant", "Test Card can't be countered.\nDestroy target creature."},
      {"creature", "Test Card can't be blocked by more than one creature."},
      {"creature", "Creatures you control can't be blocked by more than two creatures."},
      {"creature",
       "Whenever Test Card or another creature is put into a graveyard from play, you gain 1 life."},
      {"creature",
       "Whenever Test Card or another creature you control comes into play, put a +1/+1 counter on Test "
       "Card."},
  };
  expect_read_and_described(phrases);
  EXPECT_TRUE(read("creature", "Flash").card.as_instant);
  EXPECT_FALSE(read("creature", "Flying").card.as_instant);
  EXPECT_TRUE(read("creature", "This spell can't be countered by spells or abilities.", Wording::oracle)
                  .card.cannot_be_countered);
  EXPECT_FALSE(read("creature", "Flash").card.cannot_be_countered);
}

TEST(PhrasesOfCards, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Of a card's own casting: nothing in play has it.
      {"instant", "Target creature gains flash until end of turn."},
      {"instant", "Destroy target creature with flash."},
      {"creature", "Other creatures you control have devoid."},
      {"creature", "Flash, flash"},
      {"creature", "Devoid, devoid"},
      // Of others something else would have to be said.
      {"creature", "Other creatures can't be countered."},
      {"creature", "Test Card can't be blocked by more than zero creatures."},
      // "Another" leaves out this card, which the first half is about.
      {"creature", "Whenever Test Card or a creature is put into a graveyard from play, you gain 1 life."},
      {"creature", "Whenever Test Card or you draw a card, you gain 1 life."},
      // What equips nothing has no equipped creature, and what enchants equips none.
      {"artifact", "Equipped creature gets +1/+1."},
      {"enchantment", "Enchant creature\nEquipped creature gets +1/+1."},
      {"creature", "Whenever an equipped creature attacks, you gain 1 life."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfCards, SayBothOfWhatHappensToItselfAndToAnother) {
  const Read both =
      read("creature",
           "Whenever Test Card or another creature is put into a graveyard from play, you gain 1 life.");
  ASSERT_EQ(both.card.abilities.size(), 2U);
  EXPECT_EQ(both.card.abilities[0].trigger.subject.from, Reference::self);
  EXPECT_EQ(both.card.abilities[1].trigger.subject.from, Reference::permanents);
}

Card equipment(const std::string& text) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.types = {"Artifact"};
  facts.subtypes = {"Equipment"};
  facts.mana_cost = "{1}";
  facts.text = text;
  facts.wording = Wording::oracle;
  const Scaffold made = scaffold(facts, known_words());
  EXPECT_TRUE(made.unread.empty()) << text;
  return made.card;
}

TEST(PhrasesOfCards, OfEquipmentAreAboutWhatItIsOn) {
  const Card card =
      equipment("Equipped creature gets +1/+1.\nEquip {2} ({2}: Attach to target creature you control.)");
  ASSERT_EQ(card.abilities.size(), 2U);
  EXPECT_EQ(card.abilities[0].affects.from, Reference::enchanted);
  EXPECT_FALSE(card.is_local_enchantment());
  EXPECT_FALSE(card.enchants.empty());
  EXPECT_NE(card.text.find("Equipped creature gets +1/+1."), std::string::npos) << card.text;
}

TEST(PhrasesOfCards, GiveATypeToWhatIsNoCreature) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.types = {"Tribal", "Instant"};
  facts.subtypes = {"Goblin"};
  facts.mana_cost = "{R}";
  const FactsReading read = facts_from(facts);
  EXPECT_TRUE(read.problems.empty());
  EXPECT_EQ(read.card.types, CardType::instant);
  EXPECT_EQ(read.card.subtypes, std::vector{Word{"goblin"}});
  // "Goblins" are creatures: nobody would mean this one.
  facts.types = {"Tribal", "Enchantment"};
  EXPECT_EQ(facts_from(facts).problems, std::vector<std::string>{"type 'Tribal'"});
}

TEST(PhrasesOfCards, TakeTheColourFromWhatIsDevoid) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.types = {"Creature"};
  facts.mana_cost = "{R}";
  facts.power = facts.toughness = "1";
  facts.text = "Devoid (This card has no color.)";
  facts.wording = Wording::oracle;
  const Scaffold made = scaffold(facts, known_words());
  EXPECT_TRUE(made.unread.empty());
  EXPECT_TRUE(made.card.colour().empty());
  facts.text = "";
  EXPECT_FALSE(scaffold(facts, known_words()).card.colour().empty());
}

TEST(PhrasesOfLibraries, AreReadAndDescribedSoThatTheyReadBack) {
  constexpr Sample phrases[] = {
      {"sorcery", "Scry 2."},
      {"land", "{1}, {T}: Scry 1."},
      {"sorcery", "Surveil 1."},
      {"sorcery", "Scry 3, then draw a card."},
      {"creature", "When Test Card comes into play, surveil 2."},
      {"sorcery",
       "Search your library for a basic land card, put it into play tapped, then shuffle your library."},
      {"sorcery", "Put target creature card from a graveyard into play tapped under its owner's control."},
      {"sorcery", "Each opponent loses 3 life. You gain life equal to the life lost this way."},
      {"creature", "Protection from multicolored"},
      {"instant",
       "Choose a color. Target creature gains protection from the chosen color until end of turn."},
      {"creature", "As long as there are 7 or more cards in your graveyard, Test Card gets +1/+1."},
  };
  expect_read_and_described(phrases);
}

TEST(PhrasesOfLibraries, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      {"sorcery", "Scry 0."},
      {"sorcery", "Target player scries 2."},
      // Nothing was lost by the sentence before.
      {"sorcery", "Each opponent discards a card. You gain life equal to the life lost this way."},
      {"sorcery", "You gain life equal to the life lost this way."},
      // A colour that nobody has chosen is none.
      {"instant", "Target creature gains protection from the chosen type until end of turn."},
  };
  expect_unread(wrong);
}

TEST(PhrasesOfTokens, OfWhatIsNoCreatureAreReadAndDescribed) {
  constexpr Sample phrases[] = {
      {"sorcery",
       "Put a Treasure artifact token with \"{T}, sacrifice this artifact: Add one mana of any color to your "
       "mana "
       "pool.\" into play."},
      {"sorcery",
       "Put two Clue artifact tokens with \"{2}, sacrifice this artifact: Draw a card.\" into play."},
  };
  expect_read_and_described(phrases);
  constexpr Sample wrong[] = {
      // Each creature has a size, and nothing else has one.
      {"sorcery", "Put a Goblin creature token into play."},
      {"sorcery", "Put a 1/1 Clue artifact token into play."},
      // They are no creatures, and not read as such.
      {"sorcery", "Destroy target Clue or Goblin."},
  };
  expect_unread(wrong);
}

void expect_same(const char* type, const std::string& later, const std::string& house) {
  const Read a = read(type, later, Wording::oracle);
  const Read b = read(type, house);
  EXPECT_TRUE(a.reading.understood()) << later;
  EXPECT_TRUE(b.reading.understood()) << house;
  EXPECT_TRUE(same_rules(a.card, b.card)) << later;
}

TEST(PhrasesOfLibraries, MeanWhatTheHouseSays) {
  expect_same("sorcery",
              "Search your library for a card, then shuffle your library and put that card on top of it.",
              "Search your library for a card. Shuffle your library. Put that card on top of your library.");
  expect_same("creature", "As long as seven or more cards are in your graveyard, Test Card has flying.",
              "As long as there are 7 or more cards in your graveyard, Test Card has flying.");
  expect_same("creature", "Flying, protection from black and from red",
              "Flying\nProtection from black\nProtection from red");
  expect_same("enchantment", "Enchant creature\nEnchanted creature has protection from black and from red.",
              "Enchant creature\nEnchanted creature has protection from black and protection from red.");
  expect_same(
      "instant",
      "Target creature you control gains protection from the color of your choice until end of turn.",
      "Choose a color. Target creature you control gains protection from the chosen color until end of "
      "turn.");
  expect_same("instant", "Destroy target creature you don't control.",
              "Destroy target creature an opponent controls.");
  expect_same("instant", "Investigate.",
              "Put a Clue artifact token with \"{2}, sacrifice this artifact: Draw a card.\" into play.");
  expect_same(
      "creature",
      "When Test Card dies, create a 2/2 red Goblin creature token with flying and \"{R}: This creature "
      "gets +1/+0 until end of turn.\"",
      "When Test Card is put into a graveyard from play, put a 2/2 red Goblin creature token with flying "
      "and \"{R}: This creature gets +1/+0 until end of turn.\" into play.");
  // Scrying once is no condition of what is done behind it.
  const Read thrice = read("sorcery", "Scry 1, then scry 2.", Wording::oracle);
  ASSERT_TRUE(thrice.reading.understood());
  EXPECT_EQ(thrice.card.abilities.front().modes.front().steps.size(), 8U);
  // "It" is the creature that was spoken of before the choice, or the spell.
  EXPECT_FALSE(read("creature",
                    "Whenever you cast a spell, untap Test Card. It gains protection from the color of your "
                    "choice until end of turn.",
                    Wording::oracle)
                   .reading.understood());
}

}  // namespace
}  // namespace sleight
