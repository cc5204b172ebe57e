#include <gtest/gtest.h>

#include <span>
#include <string>

#include "grammar/describe.h"
#include "grammar/facts.h"
#include "tests/kit/read_phrases.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

/// A sentence as cards of 1993-97 have it, and what it says in the house wording.
struct PrintedPhrase {
  const char* type_line;
  const char* printed;
  const char* house;
};

CardFacts facts_of_printed(const std::string& type_line, const std::string& text) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.printed_type = type_line;
  facts.text = text;
  facts.wording = Wording::printed;
  const bool enchantment = type_line.starts_with("Enchant");
  const bool artifact = type_line.find("Artifact") != std::string::npos && !enchantment;
  const bool creature = type_line.starts_with("Summon") || type_line == "Artifact Creature";
  if (artifact) facts.types.emplace_back("Artifact");
  if (creature) facts.types.emplace_back("Creature");
  if (enchantment) facts.types.emplace_back("Enchantment");
  if (facts.types.empty()) facts.types.push_back(type_line == "Interrupt" ? "Instant" : type_line);
  if (creature) facts.power = facts.toughness = "2";
  facts.mana_cost = type_line == "Land" ? "" : "{1}";
  return facts;
}

/// Each says in print what it says in the house wording.
void expect_said_in_print(std::span<const PrintedPhrase> all) {
  for (const PrintedPhrase& one : all) {
    const CardFacts facts = facts_of_printed(one.type_line, one.printed);
    const FactsReading base = facts_from(facts);
    const Reading printed =
        read_text(base.card, facts.text, kit::known_words(), Wording::printed, facts.printed_type);
    const Reading house = read_text(base.card, one.house, kit::known_words());
    ASSERT_TRUE(house.understood()) << one.house;
    EXPECT_TRUE(printed.understood()) << one.printed << "\n"
                                      << (printed.lines.empty() ? "" : printed.lines.front().text);
    EXPECT_TRUE(same_rules(apply(base.card, printed), apply(base.card, house)))
        << one.printed << "\nand not\n"
        << one.house;
  }
}

/// None of them is understood.
void expect_unread_in_print(std::span<const PrintedPhrase> all) {
  for (const PrintedPhrase& one : all) {
    const CardFacts facts = facts_of_printed(one.type_line, one.printed);
    EXPECT_FALSE(scaffold(facts, kit::known_words()).whole()) << one.printed;
  }
}

constexpr const char* bear = "Summon \xE2\x80\x94 Bear";

TEST(PrintedWording, OfNobodyIsOfItself) {
  const PrintedPhrase all[] = {
      {bear, "{1}: +1/+0 until end of turn", "{1}: Test Card gets +1/+0 until end of turn."},
      {bear, "{1}: Regenerate", "{1}: Regenerate Test Card."},
      {bear, "{1}: Regenerates.", "{1}: Regenerate Test Card."},
      {bear, "{1}: First strike until end of turn", "{1}: Test Card gains first strike until end of turn."},
      {bear, "{1}: Flying and -1/-0 until end of turn",
       "{1}: Test Card gets -1/-0 and gains flying until end of turn."},
      {bear, "Cannot be blocked by walls.", "Test Card cannot be blocked by Walls."},
      {"Artifact", "Comes into play tapped.", "Test Card comes into play tapped."},
      {bear, "Does not untap during your untap phase.", "Test Card does not untap during your untap phase."},
      {"Enchant Creature", "{1}: +1/+1 until end of turn",
       "{1}: Enchanted creature gets +1/+1 until end of turn."},
      {"Enchant Creature", "{2}: Regenerate", "{2}: Regenerate enchanted creature."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, WhatItIsPutOn) {
  const PrintedPhrase all[] = {
      {"Enchant Creature", "Target creature gets +1/+2.", "Enchanted creature gets +1/+2."},
      {"Enchant Creature", "Gain control of target creature.", "You control enchanted creature."},
      {"Enchant Creature", "Target creature gains flying. That creature cannot be blocked by walls.",
       "Enchanted creature gains flying.\nEnchanted creature cannot be blocked by Walls."},
      {"Enchant Creature", "Target non-wall creature gains trample.",
       "Enchant non-Wall creature\nEnchanted creature gains trample."},
      {"Enchant Creature", "{1}: Creature Test Card enchants gets +1/+0 until end of turn.",
       "{1}: Enchanted creature gets +1/+0 until end of turn."},
      // What a use aims at is a target like others.
      {"Enchant Land", "{0}: Tap land Test Card enchants to give target creature +1/+1 until end of turn.",
       "Tap enchanted land: Target creature gets +1/+1 until end of turn."},
      {"Enchant Creature", "Play only on a creature you control.\nEnchanted creature gets +1/+1.",
       "Enchant creature you control\nEnchanted creature gets +1/+1."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, SpeedAndMana) {
  const PrintedPhrase all[] = {
      // R-MANA-9: what gives mana is a mana source, whose place such interrupts had.
      {bear, "{T}: Add {2} to your mana pool. Play this ability as an interrupt.",
       "{T}: Add {C}{C} to your mana pool. Play this ability as a mana source."},
      {"Artifact", "{T}: Add 3 colorless mana to your mana pool. This ability is played as an interrupt.",
       "{T}: Add {C}{C}{C} to your mana pool. Play this ability as a mana source."},
      {bear, "{1}: Counter target green spell. Play this ability as an interrupt.",
       "{1}: Counter target green spell. Play this ability as an interrupt."},
      {"Mono Artifact",
       "Add 1 green mana to your mana pool. Tapping this artifact can be played as an interrupt.",
       "{T}: Add one green mana to your mana pool. Play this ability as a mana source."},
      {"Mono Artifact", "{2}: Target creature gets +1/+1 until end of turn.",
       "{2}, {T}: Target creature gets +1/+1 until end of turn."},
      {"Artifact", "{2}: Target creature gets +1/+1 until end of turn.",
       "{2}: Target creature gets +1/+1 until end of turn."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, SummonsAreNoArtifactCreatures) {
  const PrintedPhrase all[] = {
      {"Interrupt", "Counter target summon spell.", "Counter target nonartifact creature spell."},
      {"Enchantment", "Summon spells cost an additional {1} to play.",
       "Nonartifact creature spells cost {1} more to cast."},
      {"Interrupt", "Counter target instant spell.", "Counter target instant spell."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, WhatIsAskedForInUpkeep) {
  const PrintedPhrase all[] = {
      {bear, "During your upkeep, pay {W} or bury Test Card.",
       "During your upkeep, bury Test Card unless you pay {W}."},
      {bear, "During your upkeep, pay {W} or destroy Test Card.",
       "During your upkeep, destroy Test Card unless you pay {W}."},
      {bear, "Pay {2} during your upkeep or Test Card deals 3 damage to you.",
       "During your upkeep, Test Card deals 3 damage to you unless you pay {2}."},
      {bear, "If at any time you control no islands, bury Test Card.",
       "When you control no islands, bury Test Card."},
      {bear, "Islandhome", "Islandhome"},
      {"Artifact",
       "During your upkeep, remove a time counter from Test Card. If there are no time counters on Test "
       "Card, "
       "bury it.",
       "During your upkeep, remove a time counter from Test Card. If there are no time counters on it, bury "
       "it."},
      {"Instant", "Gain 2 life. Draw a card at the beginning of the next turn.",
       "Gain 2 life. Draw a card at the beginning of the next turn's upkeep."},
      {"Artifact", "At the beginning of your upkeep, gain 1 life.",
       "At the beginning of your upkeep, gain 1 life."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, WhatIsGivenUpIsACost) {
  const PrintedPhrase all[] = {
      {bear, "{T}: Sacrifice Test Card to destroy target land.",
       "{T}, sacrifice Test Card: Destroy target land."},
      {"Artifact",
       "{1}: Pay 2 life to draw a card. Effects that prevent or redirect damage cannot be used to counter "
       "this loss of life.",
       "{1}, pay 2 life: Draw a card."},
      {bear, "{0}: Remove two spore counters from Test Card to have it deal 1 damage to any target.",
       "Remove two spore counters from Test Card: Test Card deals 1 damage to target creature or player."},
      {"Sorcery", "Sacrifice a creature to draw three cards.",
       "As an additional cost to cast Test Card, sacrifice a creature.\nDraw three cards."},
      {bear, "{R}: +1/+0 until end of turn. You cannot spend more than {R}{R} in this way each turn.",
       "{R}: Test Card gets +1/+0 until end of turn. Use this ability only twice each turn for each player."},
      {"Enchantment", "Any player may pay {3} during any upkeep to bury Test Card.",
       "{3}: Bury Test Card. Use this ability only during any upkeep. Any player may use this ability."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, EventsAndTokens) {
  const PrintedPhrase all[] = {
      {bear, "If Test Card is put into the graveyard from play, gain 1 life.",
       "When Test Card is put into a graveyard from play, you gain 1 life."},
      {bear, "If Test Card damages any player, he or she chooses and discards a card.",
       "Whenever Test Card deals damage to a player, that player discards a card."},
      {bear, "If assigned to block any red creatures, Test Card gets +1/+0 until end of turn.",
       "Whenever Test Card blocks one or more red creatures, Test Card gets +1/+0 until end of turn."},
      {bear, "Cannot be assigned to block any creature with power greater than 2.",
       "Test Card cannot block creatures with power 3 or more."},
      {"Artifact", "{4}: Put a Goblin token into play. Treat this token as a 1/1 red creature with flying.",
       "{4}: Put a 1/1 red Goblin creature token with flying into play."},
      {"Instant", "Counter target red spell or destroy target red permanent.",
       "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Counter target red spell.\n\xE2\x80\xA2 Destroy target red "
       "permanent."},
      // A target that is spoken of again is the same.
      {"Sorcery", "Look at target player's hand. Target player discards a card.",
       "Look at target player's hand. That player discards a card."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, WhatHoldsByItselfIsALineOfItsOwn) {
  const PrintedPhrase all[] = {
      {"Enchantment", "All blue creatures get +1/+1. During your upkeep, pay {U} or bury Test Card.",
       "All blue creatures get +1/+1.\nDuring your upkeep, bury Test Card unless you pay {U}."},
      {"Artifact",
       "{1}, {T}: Target creature gets +1/+1 as long as Test Card remains tapped. You may choose not to "
       "untap Test Card during your untap phase.",
       "{1}, {T}: Target creature gets +1/+1 as long as Test Card remains tapped.\n"
       "You may choose not to untap Test Card during your untap phase."},
      {"Enchantment",
       "When Test Card comes into play, tap all islands. Islands do not untap during their controllers' "
       "untap phase.",
       "When Test Card comes into play, tap all islands.\nIslands do not untap during their controller's "
       "untap phase."},
      // How a use is limited may stand in a paragraph of its own.
      {bear, "{T}: Add {U} to your mana pool.\nThis ability is played as an interrupt.",
       "{T}: Add {U} to your mana pool. Play this ability as a mana source."},
  };
  expect_said_in_print(all);
}

TEST(PrintedWording, WhatNothingHoldsStaysUnread) {
  const PrintedPhrase all[] = {
      // A counter whose size is still to be found out.
      {"Artifact", "{1}: Put a +0/+X counter on target creature, where X is that creature's casting cost.",
       ""},
      {bear, "Counts as a wall.", ""},
      {"Land", "If a spell alters one of these land types, the other land type is unaffected.", ""},
  };
  expect_unread_in_print(all);
}

TEST(PrintedWording, WhatIsSaidTwiceIsTheSame) {
  const PrintedPhrase said[] = {
      {bear,
       "If assigned to block any red creatures or any red creatures are assigned to block it, Test Card gets "
       "+2/+0 until end of turn.",
       "Whenever Test Card blocks or becomes blocked by one or more red creatures, Test Card gets +2/+0 "
       "until "
       "end of turn."},
      {"Artifact",
       "If you receive more than 2 damage from a sorcery or instant source, that damage is reduced to 2.",
       "Damage dealt to you by instant or sorcery spells is no more than 2."},
      {"Enchantment", "All attacking creatures lose -1/-0.", "All attacking creatures get -1/-0."},
  };
  expect_said_in_print(said);
  const PrintedPhrase unread[] = {
      {bear,
       "If assigned to block any red creatures or any black creatures are assigned to block it, Test Card "
       "gets "
       "+2/+0 until end of turn.",
       ""},
      {"Artifact",
       "If you receive more than 3 damage from a sorcery or instant source, that damage is reduced to 2.",
       ""},
      // Who loses what is added has less.
      {"Enchantment", "All attacking creatures lose +1/+0.", ""},
      {"Artifact",
       "At the end of target opponent's upkeep, Test Card deals that player 2 damage for each card in his or "
       "her "
       "hand in excess of four.",
       ""},
      {"Artifact",
       "{T}: Add {B} to your mana pool and remove as many charge counters as you wish. For each storage "
       "counter "
       "removed from Test Card, add {B} to your mana pool.",
       ""},
      {"Enchant Artifact",
       "The activation cost of target artifact is reduced by {2}. If this would reduce target artifact's "
       "activation cost below {2}, target artifact's activation cost becomes {2}.",
       ""},
  };
  expect_unread_in_print(unread);
}

TEST(PrintedWording, CallsItselfByAPartOfItsName) {
  CardFacts facts =
      facts_of_printed(bear, "If Mummy is put into the graveyard from play, remove it from the game.");
  facts.name = "Dusty Mummy";
  const Scaffold made = scaffold(facts, kit::known_words());
  EXPECT_TRUE(made.whole());
  EXPECT_EQ(made.reading.lines.front().text,
            "when ~ is put into a graveyard from play, remove it from the game.");
  // With an article it is any of that kind.
  facts.text = "{1}: Regenerate target Mummy.";
  EXPECT_FALSE(scaffold(facts, kit::known_words()).reading.lines.front().text.find("~") != std::string::npos);
}

}  // namespace
}  // namespace sleight
