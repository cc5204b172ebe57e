#include "scripting/words/card_words.h"

namespace sleight {
namespace {

template <CardType types>
void is(Card& card) {
  card.types = types;
}

/// A local enchantment: the kind after "Enchant" is what it may be put on (R-ENCH-1).
template <CardType on>
void enchants(Card& card) {
  card.types = CardType::enchantment;
  card.enchants.from = Reference::permanents;
  Filter filter;
  filter.types = on;
  card.enchants.filters.push_back(filter);
}

}  // namespace

const std::vector<Head>& heads() {
  using enum CardType;
  static const std::vector<Head> list{
      // No cost for lands: they are played and not cast (R-CAST-5).
      {"land", false, false, false, is<land>, "A land.", "R-LAND-1"},
      {"basic_land", false, false, false,
       [](Card& c) {
         c.types = land;
         c.supertypes = Supertype::basic;
       },
       "A basic land; its land type is its name.", "R-LAND-2"},
      {"summon", true, true, true, is<creature>, "A creature; its types stand before its name.", "R-CRE-8"},
      {"artifact", false, true, false, is<artifact>, "An artifact.", "R-ART-1"},
      {"artifact_creature", true, true, true, is<artifact | creature>,
       "An artifact creature, with its types, if any.", "R-ART-2"},
      {"enchantment", false, true, false, is<enchantment>, "A global enchantment.", "R-ENCH-1"},
      {"enchant_creature", false, true, false, enchants<creature>, "A local enchantment on a creature.",
       "R-ENCH-1"},
      {"enchant_land", false, true, false, enchants<land>, "A local enchantment on a land.", "R-ENCH-1"},
      {"enchant_artifact", false, true, false, enchants<artifact>, "A local enchantment on an artifact.",
       "R-ENCH-1"},
      {"enchant_enchantment", false, true, false, enchants<enchantment>,
       "A local enchantment on an enchantment.", "R-ENCH-1"},
      // The world is a supertype and not a type: it is a global enchantment besides (R-WORLD-1).
      {"enchant_world", false, true, false,
       [](Card& c) {
         c.types = enchantment;
         c.supertypes = Supertype::world;
       },
       "An enchantment of the world.", "R-ENCH-1"},
      {"instant", false, true, false, is<instant>, "An instant.", "R-CAST-5"},
      {"interrupt", false, true, false, is<interrupt>, "An interrupt.", "R-CAST-3"},
      {"sorcery", false, true, false, is<sorcery>, "A sorcery.", "R-CAST-5"},
      // Whether there are such spells, or they are instants, is the rule set's (D-26).
      {"mana_source", false, true, false, is<mana_source>, "A mana source spell.", "R-MANA-11"},
  };
  return list;
}

const std::vector<Field<Card>>& card_fields() {
  static const std::vector<Field<Card>> list{
      field<Card, &Card::cost>("cost", "The casting cost: \"{2}{B}{B}\"."),
      field<Card, &Card::power>("power", "The power of a creature."),
      field<Card, &Card::toughness>("toughness", "The toughness of a creature."),
      field<Card, &Card::text>("text",
                               "What the card says, in the house wording; it is held against the script."),
      field<Card, &Card::extra_cost>("extra_cost", "What casting it costs besides its cost."),
      field<Card, &Card::instead_of_cost>(
          "instead_of_cost", "What may be paid rather than its cost; the extra cost comes on top."),
      field<Card, &Card::instead_if>(
          "instead_if", "When that may be paid; where nothing is said of what is paid, it is nothing."),
      field<Card, &Card::costs_less>("costs_less",
                                     "How much less generic mana it costs to cast, for itself."),
      field<Card, &Card::costs_less_if>("costs_less_if", "When it costs less; always when left out."),
      field<Card, &Card::optional_cost>(
          "optional_cost",
          "What may be paid besides; how often it was is `x` for the card, also when it is in play."),
      field<Card, &Card::optional_often>("optional_often",
                                         "`true`: what may be paid besides may be paid any number of times."),
      field<Card, &Card::another_optional_cost>("another_optional_cost",
                                                "What else may be paid besides, any number of times: "
                                                "`paid_another` is how often."),
      field<Card, &Card::castable>("castable", "When it may be cast, where its text limits that."),
      field<Card, &Card::for_ante>("for_ante",
                                   "`true`: it is taken out of a deck that is not played for ante."),
      field<Card, &Card::enchants>("on",
                                   "What a local enchantment may be put on, where the head does not say "
                                   "enough; or an artifact that is "
                                   "attached to something."),
      field<Card, &Card::as_instant>("as_instant", "`true`: it may be cast whenever an instant may be."),
      field<Card, &Card::cannot_be_countered>("cannot_be_countered",
                                              "`true`: what would counter it does nothing to it."),
  };
  return list;
}

const std::vector<FurtherKey>& further_card_keys() {
  static const std::vector<FurtherKey> keys{
      {"target", "a selector", "Of a spell: what it needs as a target."},
      {"targets", "a list of selectors", "Of a spell: its targets, when there are several."},
      {"legend", "true or false", "It is a legend (R-LEG-1)."},
      {"snow_covered", "true or false", "It is snow-covered (R-SNOW-1)."},
      {"world", "true or false", "It is an enchantment of the world (R-WORLD-1)."},
      {"basic", "true or false", "It is a basic land (R-LAND-2)."},
      {"types", "card types", "Its card types, where the head word does not say all of them."},
      {"colour", "colours", "Its colours, where they are not those of its cost (R-COLOR-1)."},
      {"subtypes", "types in quotes",
       "Creature types or land types, where they do not stand before the name."},
      {"differs", "words in a table",
       "In what its printing and its Oracle text disagree (\"types\", \"timing\", \"affected\", \"effect\", "
       "\"cost\", \"power\", \"toughness\"): the printing holds."},
  };
  return keys;
}

const std::vector<std::string>& differences() {
  static const std::vector<std::string> list{"types",     // of the card, and of the creature
                                             "timing",    // when it may be played, or does what it does
                                             "affected",  // whom it is about
                                             "effect",    // what it does
                                             "cost",     "power", "toughness"};
  return list;
}

}  // namespace sleight
