#include "scripting/words/change_words.h"

#include "scripting/words/change_codec.h"
#include "scripting/words/word_form.h"

namespace sleight {
namespace {

void read_colours(Reader& reader, int index, ChangePart& part) {
  Codec<Colours>::read(reader, index, part.colours);
}
std::string print_colours(const Printer& printer, const ChangePart& part) {
  return Codec<Colours>::print(printer, part.colours);
}
void read_supertypes(Reader& reader, int index, ChangePart& part) {
  const std::string spelling = reader.text(index, "a supertype in quotes");
  const std::optional<Supertype> found = spelt<Supertype>(spelling);
  if (!found) {
    std::vector<std::string> known;
    for (const Spelling<Supertype>& row : all_spellings<Supertype>) known.emplace_back(row.spelling);
    reader.unknown_value(spelling, "a supertype", known);
  }
  part.supertypes = *found;
}
std::string print_supertypes(const Printer& /*printer*/, const ChangePart& part) {
  return Printer::quoted(spelling_of(part.supertypes));
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
/// A keyword by its name, or with what it is of: `landwalk "swamp"`.
void read_keyword(Reader& reader, int index, ChangePart& part) {
  const Ability* use = value_at<Ability>(reader.lua(), index);
  if (use == nullptr || use->kind != AbilityKind::keyword || use->keyword.filters.empty())
    return read_word(reader, index, part);
  part.word = use->keyword.name;
  part.who.from = Reference::permanents;
  part.who.filters = use->keyword.filters;
}
std::string print_keyword(const Printer& printer, const ChangePart& part) {
  if (part.who.filters.empty()) return print_word(printer, part);
  KeywordUse use;
  use.name = part.word;
  use.filters = part.who.filters;
  return printer.keyword(use);
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
  // `switch = false` would be a part that does nothing.
  if (!flag) reader.wrong_type(index, "true, or left out");
}
std::string print_flag(const Printer& /*printer*/, const ChangePart& /*part*/) { return "true"; }

void read_second_chosen(Reader& reader, int index, ChangePart& part) {
  read_flag(reader, index, part);
  part.chosen = true;
  part.to = Word("second");
}

/// Two words in a table: from which to which. Left empty, both are what was chosen.
void read_two_words(Reader& reader, int index, ChangePart& part) {
  if (reader.items(index) != 2) reader.wrong_type(index, "a table of two words, { from, to }");
  refuse_keys(reader, index);
  reader.each_item(index, [&](int i) { Codec<Word>::read(reader, -1, i == 1 ? part.word : part.to); });
}
std::string print_two_words(const Printer& printer, const ChangePart& part) {
  return "{ " + Codec<Word>::print(printer, part.word) + ", " + Codec<Word>::print(printer, part.to) + " }";
}

}  // namespace

const std::vector<ChangeKey>& change_keys() {
  using enum ChangeKind;
  static const std::vector<ChangeKey> list{
      {"copy_of", copy_of, "a selector", "It becomes a copy of that.", read_who, print_who, false},
      {"controller", controller, "a selector", "That player controls it.", read_who, print_who, false},
      {"colour_word", colour_word, "two colour words", "One colour word in its text reads as another.",
       read_two_words, print_two_words, true},
      {"land_word", land_word, "two land types", "One land type in its text reads as another.",
       read_two_words, print_two_words, true},
      // Whatever else the land was goes with it, but for colour and snow (R-LAND-5, R-SNOW-1).
      {"becomes_land", becomes_land, "a land type", "It is a land of that type and nothing else of its text.",
       read_subtype, print_word, true},
      {"becomes_second_chosen_land", becomes_land, "true",
       "It is a land of the second of two chosen types and nothing else of its text.", read_second_chosen,
       print_flag, false},
      {"also_land", also_land_type, "a land type", "It has that land type in addition.", read_subtype,
       print_word, true},
      // Snow-covered is a trait by itself (R-SNOW-1).
      {"also_supertype", also_supertype, "a supertype", "It is that in addition: `\"snow-covered\"`.",
       read_supertypes, print_supertypes, false},
      {"loses_supertype", loses_supertype, "a supertype", "It is that no longer: `\"snow-covered\"`.",
       read_supertypes, print_supertypes, false},
      {"is_also", is_also, "card types", "It has those types in addition.", read_types, print_types, false},
      {"becomes_type", becomes_type, "card types", "It has exactly those types.", read_types, print_types,
       false},
      {"also_creature_type", also_subtype, "a creature type", "It has that creature type in addition.",
       read_subtype, print_word, true},
      {"creature_type", becomes_subtype, "a creature type", "It has exactly that creature type.",
       read_subtype, print_word, true},
      // It takes the place of all colours that were there (R-COLOR-2).
      {"colour", colour, "colours", "It has exactly those colours.", read_colours, print_colours, true},
      {"also_colour", also_colour, "colours", "It has those colours in addition.", read_colours,
       print_colours, true},
      {"gains", gains, "abilities", "It has those abilities in addition.", read_abilities, print_abilities,
       false},
      {"gains_once", gains_once, "abilities", "It has those of these abilities in addition that it lacks.",
       read_abilities, print_abilities, false},
      // All copies go at once (R-ABIL-1).
      {"loses", loses_keyword, "a keyword",
       "It has no copy of that keyword, or of what it is given: `landwalk \"swamp\"`.", read_keyword,
       print_keyword, false},
      {"loses_abilities", loses_abilities, "true", "It has no abilities.", read_flag, print_flag, false},
      // Power and toughness set the base; `plus` is added on top of it, whichever came first (R-CRE-5).
      {"power", power, "an amount", "Its base power is that.", read_amount, print_amount, false},
      {"toughness", toughness, "an amount", "Its base toughness is that.", read_amount, print_amount, false},
      {"switch", switch_power_toughness, "true", "Its power and toughness change places.", read_flag,
       print_flag, false},
  };
  return list;
}

}  // namespace sleight
