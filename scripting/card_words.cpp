#include "scripting/vocabulary.h"

namespace sleight {
namespace {

template <CardType types>
void is(Card& card) {
  card.types = types;
}

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
      {"enchant_world", false, true, false,
       [](Card& c) {
         c.types = enchantment;
         c.supertypes = Supertype::world;
       },
       "An enchantment of the world.", "R-ENCH-1"},
      {"instant", false, true, false, is<instant>, "An instant.", "R-CAST-5"},
      {"interrupt", false, true, false, is<interrupt>, "An interrupt.", "R-CAST-3"},
      {"sorcery", false, true, false, is<sorcery>, "A sorcery.", "R-CAST-5"},
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
      field<Card, &Card::castable>("castable", "When it may be cast, where its text limits that."),
      field<Card, &Card::enchants>(
          "on", "What a local enchantment may be put on, where the head does not say enough."),
  };
  return list;
}

namespace {

void read_colours(Reader& reader, int index, ChangePart& part) {
  Codec<Colours>::read(reader, index, part.colours);
}
std::string print_colours(const Printer& printer, const ChangePart& part) {
  return Codec<Colours>::print(printer, part.colours);
}
void read_types(Reader& reader, int index, ChangePart& part) {
  Codec<CardType>::read(reader, index, part.types);
}
std::string print_types(const Printer& printer, const ChangePart& part) {
  return Codec<CardType>::print(printer, part.types);
}
void read_word(Reader& reader, int index, ChangePart& part) { Codec<Word>::read(reader, index, part.word); }
void read_subtype(Reader& reader, int index, ChangePart& part) {
  Codec<Subtype>::read(reader, index, part.word);
}
std::string print_word(const Printer& printer, const ChangePart& part) {
  return Codec<Word>::print(printer, part.word);
}
void read_amount(Reader& reader, int index, ChangePart& part) {
  Codec<Box<Amount>>::read(reader, index, part.amount);
}
std::string print_amount(const Printer& printer, const ChangePart& part) {
  return Codec<Box<Amount>>::print(printer, part.amount);
}
void read_who(Reader& reader, int index, ChangePart& part) { Codec<Selector>::read(reader, index, part.who); }
std::string print_who(const Printer& printer, const ChangePart& part) {
  return Codec<Selector>::print(printer, part.who);
}
void read_abilities(Reader& reader, int index, ChangePart& part) {
  Codec<std::vector<Ability>>::read(reader, index, part.abilities);
}
std::string print_abilities(const Printer& printer, const ChangePart& part) {
  return Codec<std::vector<Ability>>::print(printer, part.abilities);
}
void read_flag(Reader& reader, int index, ChangePart& /*part*/) {
  bool flag = false;
  Codec<bool>::read(reader, index, flag);
  if (!flag) reader.wrong_type(index, "true, or left out");
}
std::string print_flag(const Printer& /*printer*/, const ChangePart& /*part*/) { return "true"; }

/// Two words in a table: from which to which. Left empty, both are what was chosen.
void read_two_words(Reader& reader, int index, ChangePart& part) {
  if (reader.items(index) != 2) reader.wrong_type(index, "a table of two words, { from, to }");
  reader.each_item(index, [&](int i) { Codec<Word>::read(reader, -1, i == 1 ? part.word : part.to); });
}
std::string print_two_words(const Printer& printer, const ChangePart& part) {
  return "{ " + Codec<Word>::print(printer, part.word) + ", " + Codec<Word>::print(printer, part.to) + " }";
}

}  // namespace

const std::vector<ChangeKey>& change_keys() {
  using enum ChangeKind;
  static const std::vector<ChangeKey> list{
      {"copy_of", copy_of, "a selector", "It becomes a copy of that.", read_who, print_who},
      {"controller", controller, "a selector", "That player controls it.", read_who, print_who},
      {"colour_word", colour_word, "two colour words", "One colour word in its text reads as another.",
       read_two_words, print_two_words},
      {"land_word", land_word, "two land types", "One land type in its text reads as another.",
       read_two_words, print_two_words},
      {"becomes_land", becomes_land, "a land type", "It is a land of that type and nothing else of its text.",
       read_subtype, print_word},
      {"also_land", also_land_type, "a land type", "It has that land type in addition.", read_subtype,
       print_word},
      {"is_also", is_also, "card types", "It has those types in addition.", read_types, print_types},
      {"becomes_type", becomes_type, "card types", "It has exactly those types.", read_types, print_types},
      {"also_creature_type", also_subtype, "a creature type", "It has that creature type in addition.",
       read_subtype, print_word},
      {"creature_type", becomes_subtype, "a creature type", "It has exactly that creature type.",
       read_subtype, print_word},
      {"colour", colour, "colours", "It has exactly those colours.", read_colours, print_colours},
      {"also_colour", also_colour, "colours", "It has those colours in addition.", read_colours,
       print_colours},
      {"gains", gains, "abilities", "It has those abilities in addition.", read_abilities, print_abilities},
      {"loses", loses_keyword, "a keyword", "It has no copy of that keyword.", read_word, print_word},
      {"loses_abilities", loses_abilities, "true", "It has no abilities.", read_flag, print_flag},
      {"power", power, "an amount", "Its base power is that.", read_amount, print_amount},
      {"toughness", toughness, "an amount", "Its base toughness is that.", read_amount, print_amount},
      {"switch", switch_power_toughness, "true", "Its power and toughness change places.", read_flag,
       print_flag},
  };
  return list;
}

}  // namespace sleight
