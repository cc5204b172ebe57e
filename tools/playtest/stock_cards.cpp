#include "tools/playtest/stock_cards.h"

#include "core/card/mana_text.h"
#include "grammar/text_reader.h"

namespace sleight::playtest {
namespace {

/// A card as one line of a table.
struct Row {  // NOLINT(clang-analyzer-optin.performance.Padding): in the order of a card
  const char* name;
  CardType types;
  const char* cost;
  const char* text;
  const char* subtype = "";
  int power = 0, toughness = 0;
  Supertype supertypes = Supertype::none;
};

constexpr CardType creature = CardType::creature;
constexpr CardType artifact = CardType::artifact;
constexpr CardType enchantment = CardType::enchantment;
constexpr CardType instant = CardType::instant;
constexpr CardType sorcery = CardType::sorcery;
constexpr CardType interrupt = CardType::interrupt;

/// Few, so that each is met often; what a card speaks of besides, it brings itself (`probes`).
constexpr Row rows[] = {
    {"Trial Cavalier", creature, "{W}", "Flying", "soldier", 2, 2},
    {"Trial Prodigy", creature, "{U}", "{T}: ~ deals 1 damage to target creature or player.", "wizard", 1, 1},
    {"Trial Ghoul", creature, "{B}", "{B}: Regenerate ~.", "zombie", 2, 3},
    {"Trial Raider", creature, "{R}", "First strike", "orc", 3, 1},
    {"Trial Wurm", creature, "{G}", "Trample", "wurm", 5, 4},
    {"Trial Bear", creature, "{G}", "", "bear", 2, 2},
    {"Trial Elder", creature, "{1}{W}{G}", "", "elder", 3, 3, Supertype::legend},
    {"Trial Warden", creature, "{W}", "Protection from red", "cleric", 2, 2},
    {"Trial Sentinel", creature, "{W}", "Attacking doesn't cause ~ to tap.", "guard", 2, 3},
    {"Trial Stalker", creature, "{B}", "Swampwalk", "ghost", 2, 1},
    {"Trial Rampart", creature, "{W}", "", "wall", 0, 5},
    {"Trial Golem", creature | artifact, "{2}", "", "golem", 3, 3},
    {"Trial Rod", artifact, "{2}", "{1}, {T}: ~ deals 1 damage to target creature or player."},
    {"Trial Chalice", artifact, "{1}", "{T}: Add {C}{C} to your mana pool."},
    {"Trial Shrine", enchantment, "{W}", "{1}: You gain 1 life."},
    {"Trial Awakening", enchantment, "{G}", "All lands are 1/1 creatures that are still lands."},
    {"Trial Armour", enchantment, "{W}", "Enchant creature\nEnchanted creature gets +1/+2."},
    {"Trial Blight", enchantment, "{B}",
     "Enchant land\nWhenever enchanted land becomes tapped, ~ deals 1 damage to its controller."},
    {"Trial Theft", enchantment, "{U}", "Enchant creature\nYou control enchanted creature."},
    {"Trial Bolt", instant, "{R}", "~ deals 3 damage to target creature or player."},
    {"Trial Shock", instant, "{R}", "~ deals 1 damage to target creature or player."},
    {"Trial Doom", instant, "{B}", "Destroy target creature."},
    {"Trial Grave", instant, "{B}", "Bury target creature."},
    {"Trial Purge", instant, "{W}", "Destroy target artifact or enchantment."},
    {"Trial Recall", instant, "{U}", "Return target creature to its owner's hand."},
    {"Trial Growth", instant, "{G}", "Target creature gets +3/+3 until end of turn."},
    {"Trial Touch", instant, "{U}", "Tap target permanent."},
    {"Trial Rest", instant, "{U}", "Untap target permanent."},
    {"Trial Lace", interrupt, "{U}", "Target spell or permanent becomes the color of your choice."},
    {"Trial Rebuke", interrupt, "{U}", "Counter target spell."},
    {"Trial Mend", instant, "{W}", "Prevent all damage to any creature or player."},
    {"Trial Salve", instant, "{W}", "Target player gains 3 life."},
    {"Trial Wisdom", sorcery, "{U}", "Target player draws two cards."},
    {"Trial Dread", sorcery, "{B}", "Target player discards two cards."},
    {"Trial Mutiny", sorcery, "{R}", "Target creature deals 1 damage to its controller."},
    {"Trial Ruin", sorcery, "{R}", "Destroy target land."},
    {"Trial Wrath", sorcery, "{W}", "Bury all creatures."},
    {"Trial Quake", sorcery, "{R}", "~ deals 1 damage to each creature and each player."},
    {"Trial Seed", sorcery, "{G}", "Put a +1/+1 counter on target creature."},
};

Card basic_land(const char* name, const char* type, Words& words) {
  Card card;
  card.name = name;
  card.types = CardType::land;
  card.supertypes = Supertype::basic;
  card.subtypes.push_back(words.intern(type));
  return card;
}

}  // namespace

std::vector<Card> stock_cards(const Vocabulary& vocabulary, Words& words) {
  std::vector<Card> cards{basic_land("Plains", "plains", words), basic_land("Island", "island", words),
                          basic_land("Swamp", "swamp", words), basic_land("Mountain", "mountain", words),
                          basic_land("Forest", "forest", words)};
  for (const Row& row : rows) {
    Card card;
    card.name = row.name;
    card.types = row.types;
    card.supertypes = row.supertypes;
    card.cost = read_mana(row.cost).value_or(ManaCost{});
    card.has_cost = true;
    if (*row.subtype != '\0') card.subtypes.push_back(words.intern(row.subtype));
    if (any(row.types & CardType::creature)) {
      card.power = Amount{row.power};
      card.toughness = Amount{row.toughness};
    }
    const Reading reading = read_text(card, row.text, vocabulary);
    if (!reading.understood()) continue;
    for (const std::string& word : reading.words) words.intern(word);
    card = apply(card, reading);
    card.text = row.text;
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace sleight::playtest
