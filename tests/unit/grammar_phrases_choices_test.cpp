#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// What is divided, chosen by others, one of several, or paid in another way.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample phrases[] = {
    {"creature", "Whenever Test Card attacks, you may tap or untap target permanent."},
    {"enchantment",
     "Enchant creature\nEnchanted creature gains \"Whenever this card attacks, you may tap or untap target "
     "permanent.\""},
    {"instant", "Test Card deals 4 damage divided as you choose among any number of target creatures."},
    {"instant", "Test Card deals 5 damage divided as you choose among any number of targets."},
    {"sorcery", "Distribute two -2/-1 counters among one or two target creatures."},
    {"sorcery", "Distribute three +1/+1 counters among one, two, or three target creatures."},
    {"creature",
     "{T}: Test Card deals 1 damage to any target and 1 damage to any target of an opponent's choice."},
    {"creature",
     "{T}: For as long as Test Card remains tapped, gain control of target creature of an opponent's choice "
     "they control."},
    {"enchantment",
     "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of "
     "their choice. It can't be regenerated."},
    {"creature", "{U}: Counter target spell that targets Test Card."},
    {"interrupt", "Counter target instant spell that targets a permanent you control."},
    {"interrupt", "Counter target spell that targets you."},
    {"artifact", "{4}, {T}: Attach target Aura attached to a creature to another creature."},
    {"enchantment",
     "Enchant creature\n{2}{U}: Attach Test Card to target creature other than enchanted creature."},
    {"creature",
     "{0}: Test Card gets -1/-1 and gains your choice of banding, flying, first strike, or trample until end "
     "of turn."},
    {"creature",
     "At the beginning of your upkeep, choose flying, first strike, or rampage 3. Test Card gains that "
     "ability "
     "until your next upkeep."},
    {"land", "{T}: Target creature loses first strike or swampwalk until end of turn."},
    {"enchantment", "All creatures lose flying and islandwalk."},
    {"creature", "{B}, Put a -1/-1 counter on a creature you control: Draw a card."},
    {"enchantment",
     "Whenever a player puts a Swamp onto the battlefield, Test Card deals 3 damage to that player unless "
     "the "
     "player puts a -1/-1 counter on a creature they control."},
    {"creature", "{T}: Counter target black spell unless that spell's controller pays {B} or {3}."},
    {"enchantment",
     "Whenever a player casts an instant spell, counter it unless that player pays {X}, where X is its "
     "converted mana cost."},
    {"interrupt",
     "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.\n"
     "Counter target spell."},
    {"creature", "{T}: Add three mana in any combination of {R} and/or {G}."},
    {"creature", "{T}: Add three mana in any combination of red and/or green to your mana pool."},
    {"artifact", "{T}: Add two mana in any combination of colors."},
    {"artifact", "{T}: Add one mana of any color that a land an opponent controls could produce."},
    {"enchantment",
     "Whenever a player taps a land for mana, that player adds one mana of any type that land produced."},
    {"enchantment", "If a land is tapped for mana, it produces colorless mana instead of any other type."},
    {"enchantment",
     "If tapped for mana, Plains produce {R}, Islands produce {G}, and Forests produce {B} instead of any "
     "other "
     "type."},
    {"artifact", "{5}, {T}: Create a 1/1 colorless Insect artifact creature token with flying named Wasp."},
    {"creature", "{B}: Create a 1/1 black and red Goblin creature token named Minor Goblin."},
    {"land", "{T}: Target creature loses all landwalk abilities until end of turn."},
    {"creature", "First strike; legendary landwalk"},
    {"enchantment",
     "At the beginning of your upkeep, for each player, Test Card deals 1 damage to that player unless they "
     "pay "
     "{B} or {3}."},
    {"creature", "{1}, {T}: Test Card deals 2 damage to any target and 3 damage to itself."},
    {"artifact",
     "{T}: Put a matrix counter on target creature and that creature gains \"Remove a matrix counter from "
     "this "
     "creature: Regenerate this creature.\" Activate this ability only during your upkeep."},
};

constexpr Sample copies[] = {
    {"creature",
     "You may have Test Card enter the battlefield as a copy of any creature on the battlefield."},
    {"enchantment",
     "You may have Test Card enter the battlefield as a copy of any artifact on the battlefield, except it's "
     "an "
     "enchantment in addition to its other types."},
};

TEST(ChoicePhrases, SayWhatComesAsACopy) { expect_read_and_described(copies); }

TEST(ChoicePhrases, AreReadAndSaid) {
  for (const Sample& sample : phrases) {
    const Read oracle = read(sample.type, sample.text, Wording::oracle);
    EXPECT_TRUE(oracle.reading.understood()) << sample.text;
  }
  expect_read_and_described(phrases);
}

TEST(ChoicePhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Nobody chooses what is no target beforehand.
      {"creature", "{T}: Target player sacrifices a land of an opponent's choice."},
      {"creature", "{T}: Destroy all creatures of an opponent's choice."},
      // Where it is not announced nobody chooses one of several.
      {"enchantment", "Enchanted creature gains your choice of flying or trample."},
      {"enchantment", "All creatures lose flying or trample."},
      // What is divided is divided among targets.
      {"instant", "Test Card deals 4 damage divided as you choose among all creatures."},
      {"sorcery", "Distribute two +1/+1 counters among creatures you control."},
      // A creature has no targets.
      {"instant", "Destroy target creature that targets Test Card."},
      {"artifact", "{1}: Attach all Auras to all creatures."},
      {"creature", "Put a -1/-1 counter on all creatures you control: Draw a card."},
      // An X that is measured is the whole price.
      {"enchantment",
       "Whenever a player casts an instant spell, counter it unless that player pays {X}{B}, where X is its "
       "converted mana cost."},
      {"sorcery", "Distribute two +1/+1 counters among from 3 to 2 target creatures."},
  };
  expect_unread(wrong);
}

TEST(ChoicePhrases, ARestrictionOfOneModeIsNoneOfTheWholeAbility) {
  const auto choice = [](const std::string& first, const std::string& second) {
    return read("artifact",
                "{T}: Choose one \xE2\x80\x94\n\xE2\x80\xA2 " + first + "\n\xE2\x80\xA2 " + second);
  };
  const std::string draw = "Draw a card.", gain = "You gain 1 life.";
  const std::string only = " Use this ability only during your upkeep.";
  const Read behind = choice(draw, gain + only), each = choice(draw + only, gain + only);
  EXPECT_TRUE(behind.reading.understood());
  EXPECT_TRUE(each.reading.understood());
  EXPECT_EQ(behind.card.abilities, each.card.abilities);
  EXPECT_FALSE(choice(draw + only, gain).reading.understood());
  EXPECT_FALSE(choice(draw + only, gain + " Use this ability only during combat.").reading.understood());
}

TEST(ChoicePhrases, EachWordMakesADifference) {
  expect_other_meanings(
      {"creature", "Whenever Test Card attacks, you may tap or untap target permanent."},
      std::array<Sample, 2>{
          {{"creature", "Whenever Test Card attacks, tap or untap target permanent."},
           {"creature", "Whenever Test Card attacks, you may tap or untap target creature."}}});
  expect_other_meanings(
      {"creature", "{T}: Test Card deals 1 damage to any target of an opponent's choice."},
      std::array<Sample, 2>{{{"creature", "{T}: Test Card deals 1 damage to any target."},
                             {"creature", "{T}: Test Card deals 1 damage to target opponent."}}});
  expect_other_meanings(
      {"instant", "Test Card deals 4 damage divided as you choose among any number of target creatures."},
      std::array<Sample, 2>{
          {{"instant",
            "Test Card deals 4 damage divided evenly, rounded down, among any number of target creatures."},
           {"instant", "Test Card deals 4 damage to any number of target creatures."}}});
  expect_other_meanings(
      {"creature", "{T}: Add three mana in any combination of {R} and/or {G}."},
      std::array<Sample, 2>{{{"creature", "{T}: Add three mana in any combination of {R} and/or {B}."},
                             {"creature", "{T}: Add three mana of any one color."}}});
}

}  // namespace
}  // namespace sleight
