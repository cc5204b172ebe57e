#include "tests/kit/known_cards.h"

#include <string>

namespace sleight::kit {

void PrintTo(const KnownCard& card, std::ostream* out) { *out << card.name; }

const std::vector<KnownCard>& known_cards() {
  static const std::vector<KnownCard> cards = {
      {"Pestilence", "Enchantment",
       "{B}: Pestilence deals 1 damage to each creature and each player.\n"
       "At the end of any turn, if there are no creatures in play, bury Pestilence.",
       "{B}: Pestilence deals 1 damage to each creature and each player.\n"
       "At the beginning of the end step, if no creatures are on the battlefield, sacrifice Pestilence."},
      {"Kormus Bell", "Artifact", "All swamps are 1/1 black creatures that are still lands.", ""},
      {"Phantasmal Terrain", "Enchant Land",
       "When you play Phantasmal Terrain, choose a basic land type.\nEnchanted land is the chosen type.",
       "As Phantasmal Terrain enters the battlefield, choose a basic land type.\nEnchanted land is the "
       "chosen type."},
      {"Conversion", "Enchantment",
       "During your upkeep, destroy Conversion unless you pay {W}{W}.\nAll mountains are plains.",
       "During your upkeep, pay {W}{W} or destroy Conversion.\nAll mountains are plains."},
      {"Evil Presence", "Enchant Land", "Enchanted land is a swamp.", ""},
      {"Sorceress Queen", "Summon - Sorceress",
       "{T}: Target creature other than Sorceress Queen becomes 0/2 until end of turn.",
       "{T}: Target creature other than Sorceress Queen has base power and toughness 0/2 until end of turn."},
      {"Giant Growth", "Instant", "Target creature gets +3/+3 until end of turn.", ""},
      {"Lightning Bolt", "Instant", "Lightning Bolt deals 3 damage to target creature or player.",
       "Lightning Bolt deals 3 damage to any target."},
      {"Disintegrate", "Sorcery",
       "Disintegrate deals X damage to target creature or player. That creature cannot regenerate this turn. "
       "If that creature is dealt lethal damage this turn, remove it from the game.",
       ""},
      {"Dark Ritual", "Mana Source", "Add {B}{B}{B} to your mana pool.", "Add {B}{B}{B}."},
      {"Circle of Protection: Black", "Enchantment", "{1}: Prevent all damage to you from one black source.",
       "{1}: The next time a black source of your choice would deal damage to you this turn, prevent that "
       "damage."},
      {"Drudge Skeletons", "Summon - Skeletons", "{B}: Regenerate Drudge Skeletons.",
       "{B}: Regenerate Drudge Skeletons. (Reminder text is cut.)"},
      {"White Knight", "Summon - Knight", "First strike\nProtection from black",
       "First strike, protection from black"},
      {"Black Knight", "Summon - Knight", "First strike\nProtection from white", ""},
      {"Thoughtlace", "Interrupt", "Target spell or permanent becomes blue.", ""},
      {"Blue Elemental Blast", "Interrupt",
       "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Counter target red spell.\n\xE2\x80\xA2 Destroy target red "
       "permanent.",
       ""},
      {"Red Elemental Blast", "Interrupt",
       "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Counter target blue spell.\n\xE2\x80\xA2 Destroy target blue "
       "permanent.",
       ""},
      {"Counterspell", "Interrupt", "Counter target spell.", ""},
      {"Terror", "Instant", "Bury target nonartifact, nonblack creature.",
       "Destroy target nonartifact, nonblack creature. It can't be regenerated."},
      {"Unsummon", "Instant", "Return target creature to its owner's hand.",
       "Return target creature to owner's hand."},
      {"Jump", "Instant", "Target creature gains flying until end of turn.", ""},
      {"Disenchant", "Instant", "Destroy target artifact or enchantment.", ""},
      {"Holy Strength", "Enchant Creature", "Enchanted creature gets +1/+2.",
       "Enchant creature\nEnchanted creature gets +1/+2."},
      {"Unholy Strength", "Enchant Creature", "Enchanted creature gets +2/+1.", ""},
      {"Control Magic", "Enchant Creature", "You control enchanted creature.", ""},
      {"Prodigal Sorcerer", "Summon - Wizard",
       "{T}: Prodigal Sorcerer deals 1 damage to target creature or player.",
       "{T}: Prodigal Sorcerer deals 1 damage to any target."},
      {"Royal Assassin", "Summon - Assassin", "{T}: Destroy target tapped creature.", ""},
      {"Frozen Shade", "Summon - Shade", "{B}: Frozen Shade gets +1/+1 until end of turn.", ""},
      {"Grizzly Bears", "Summon - Bears", "", ""},
      {"Gray Ogre", "Summon - Ogre", "", ""},
      {"War Mammoth", "Summon - Mammoth", "Trample", ""},
      {"Scryb Sprites", "Summon - Faeries", "Flying", ""},
      {"Serra Angel", "Summon - Angel", "Flying\nAttacking does not cause Serra Angel to tap.",
       "Flying, vigilance"},
      {"Hurloon Minotaur", "Summon - Minotaur", "", ""},
      {"Wall of Brambles", "Summon - Wall", "{G}: Regenerate Wall of Brambles.",
       "Defender\n{G}: Regenerate Wall of Brambles."},
      {"Howling Mine", "Artifact", "During each player's draw phase, that player draws an additional card.",
       "At the beginning of each player's draw step, if Howling Mine is untapped, that player draws an "
       "additional card."},
      {"Soul Net", "Artifact",
       "{1}: Gain 1 life. Use this ability only when a creature is put into a graveyard from play.", ""},
      {"Rod of Ruin", "Artifact", "{3}, {T}: Rod of Ruin deals 1 damage to target creature or player.",
       "{3}, {T}: Rod of Ruin deals 1 damage to any target."},
      {"Wrath of God", "Sorcery", "Bury all creatures.", "Destroy all creatures. They can't be regenerated."},
      {"Samite Healer", "Summon - Cleric", "{T}: Prevent 1 damage to any creature or player.",
       "{T}: Prevent the next 1 damage that would be dealt to any target this turn."},
      {"Healing Salve", "Instant",
       "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Target player gains 3 life.\n\xE2\x80\xA2 Prevent up to 3 "
       "damage to any "
       "creature or player.",
       "Choose one \xE2\x80\x94\n\xE2\x80\xA2 Target player gains 3 life.\n\xE2\x80\xA2 Prevent the next 3 "
       "damage that "
       "would be dealt to any target this turn."},
      {"Spirit Link", "Enchant Creature", "Whenever enchanted creature deals damage, gain that much life.",
       ""},
      {"Hypnotic Specter", "Summon - Specter",
       "Flying\nWhenever Hypnotic Specter deals damage to your opponent, that player discards a card at "
       "random.",
       ""},
      {"Sengir Vampire", "Summon - Vampire",
       "Flying\nWhenever a creature dealt damage by Sengir Vampire this turn is put into a graveyard from "
       "play, put a "
       "+1/+1 counter on Sengir Vampire.",
       "Flying\nWhenever a creature dealt damage by Sengir Vampire this turn dies, put a +1/+1 counter on "
       "Sengir "
       "Vampire."},
      {"Goblin King", "Summon - Lord", "All Goblins get +1/+1 and have mountainwalk.",
       "All Goblin creatures get +1/+1 and have mountainwalk."},
      {"Twiddle", "Instant", "Tap or untap target artifact, creature, or land.",
       "You may tap or untap target artifact, creature, or land."},
      {"Paralyze", "Enchant Creature",
       "When Paralyze comes into play, tap enchanted creature.\n"
       "Enchanted creature does not untap during its controller's untap phase.\n"
       "During the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, "
       "untap the "
       "creature.",
       "When Paralyze enters the battlefield, tap enchanted creature.\n"
       "Enchanted creature doesn't untap during its controller's untap step.\n"
       "At the beginning of the upkeep of enchanted creature's controller, that player may pay {4}. If the "
       "player "
       "does, untap the creature."},
      {"Black Vise", "Artifact",
       "When you play Black Vise, choose an opponent.\n"
       "At the end of the chosen player's upkeep, Black Vise deals damage to that player equal to the number "
       "of cards in that player's hand minus 4.",
       ""},
      {"Backfire", "Enchant Creature",
       "Whenever enchanted creature deals damage to you, Backfire deals that much damage to that creature's "
       "controller.",
       ""},
  };
  return cards;
}

CardFacts facts_of(const KnownCard& known) {
  CardFacts facts;
  facts.name = known.name;
  facts.printed_type = known.printed_type;
  facts.text = known.text;
  const std::string type = known.printed_type;
  if (type.starts_with("Summon"))
    facts.types = {"Creature"};
  else if (type.starts_with("Enchant"))
    facts.types = {"Enchantment"};
  else if (type == "Interrupt" || type == "Mana Source")
    facts.types = {"Instant"};
  else
    facts.types = {type};
  // No text reads differently for it.
  if (type.find("Land") == std::string::npos || type.starts_with("Enchant")) facts.mana_cost = "{1}";
  return facts;
}

}  // namespace sleight::kit
