#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/library.h"
#include "scripting/names.h"
#include "scripting/reader.h"

namespace sleight {

class Printer;

/// How a member of a definition is written in Lua: what it is called in messages and in the manual, how it is
/// read from a Lua value, when it is left out, and how it is printed. One specialization a type of member, so
/// that reading and printing cannot drift apart.
template <typename V>
struct Codec;

#define SLEIGHT_CODEC(Tag, Type)                                         \
  template <>                                                            \
  struct Codec<Tag> {                                                    \
    static const char* type();                                           \
    static bool absent(const Type& value);                               \
    static void read(Reader& reader, int index, Type& value);            \
    static std::string print(const Printer& printer, const Type& value); \
  };

SLEIGHT_CODEC(Selector, Selector)
SLEIGHT_CODEC(Box<Selector>, Box<Selector>)
SLEIGHT_CODEC(Amount, Amount)
SLEIGHT_CODEC(Box<Amount>, Box<Amount>)
SLEIGHT_CODEC(Condition, Condition)
SLEIGHT_CODEC(Box<Condition>, Box<Condition>)
SLEIGHT_CODEC(Box<Card>, Box<Card>)
SLEIGHT_CODEC(std::vector<Condition>, std::vector<Condition>)
SLEIGHT_CODEC(std::vector<Amount>, std::vector<Amount>)
SLEIGHT_CODEC(Word, Word)
SLEIGHT_CODEC(ManaCost, ManaCost)
SLEIGHT_CODEC(Cost, Cost)
SLEIGHT_CODEC(Change, Change)
SLEIGHT_CODEC(std::vector<Step>, std::vector<Step>)
SLEIGHT_CODEC(std::vector<Ability>, std::vector<Ability>)
SLEIGHT_CODEC(std::vector<TargetSpec>, std::vector<TargetSpec>)
SLEIGHT_CODEC(CardType, CardType)
SLEIGHT_CODEC(Colours, Colours)
SLEIGHT_CODEC(bool, bool)
SLEIGHT_CODEC(std::string, std::string)

/// A selector of sources, for which a quality is enough: `from = "black"` (R-PROT-1).
struct Sources {};
SLEIGHT_CODEC(Sources, Selector)
SLEIGHT_CODEC(Box<Sources>, Box<Selector>)
/// A filter given by one word: a colour, a card type, a supertype or a creature or land type.
struct AnyQuality {};
SLEIGHT_CODEC(AnyQuality, Filter)
/// Mana to add, which may be colourless: "{C}{C}".
struct AddedMana {};
SLEIGHT_CODEC(AddedMana, Step)
/// The steps of `then` and `otherwise`, written as a table.
struct StepList {};
SLEIGHT_CODEC(StepList, std::vector<Step>)
/// The singular spelling of a subtype (R-CRE-8).
struct Subtype {};
SLEIGHT_CODEC(Subtype, Word)

/// Members that are enumerators are written as their names.
template <typename E>
requires std::is_enum_v<E>
struct Codec<E> {
  static const char* type() { return "a name"; }
  static bool absent(const E&) { return false; }  ///< the first of them has to be written like any other
  static void read(Reader& reader, int index, E& value) {
    const std::string spelling = reader.text(index, "a text in quotes");
    if (const std::optional<E> found = value_named<E>(spelling)) {
      value = *found;
      return;
    }
    std::vector<std::string> known;
    for (const Name<E>& name : names<E>()) known.emplace_back(name.spelling);
    reader.unknown_value(spelling, "one of its values", known);
  }
  static std::string print(const Printer& /*printer*/, const E& value) {
    return std::string("\"") + name_of(value) + "\"";
  }
};

/// The singular spelling of a creature type or land type (R-CRE-8); "plains" is singular already.
std::string subtype_spelling(std::string_view spelling);
/// The filter that one word stands for: "black" a colour, "artifact" a card type, "goblin" a subtype.
Filter quality_filter(Words& words, std::string_view spelling);
/// The word that stands for a filter, or "" when no single word does.
std::string quality_word(const Words& words, const Filter& filter);
/// Filters in the order of their qualities, whatever order a script wrote.
void sort_filters(std::vector<Filter>& filters);

}  // namespace sleight
