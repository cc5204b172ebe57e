#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/spelling.h"
#include "scripting/words/argument_reader.h"

namespace sleight {

class Printer;

/// How a member of a definition is written in Lua: what it is called in messages and in the manual, how it is
/// read from a Lua value, when it is left out, and how it is printed. One specialization a type of member, so
/// that reading and printing cannot drift apart.
template <typename V>
struct Codec;

// NOLINTBEGIN(bugprone-macro-parentheses): a type cannot stand in brackets here
#define SLEIGHT_CODEC(Tag, Type)                                         \
  template <>                                                            \
  struct Codec<Tag> {                                                    \
    static const char* type();                                           \
    static bool absent(const Type& value);                               \
    static void read(Reader& reader, int index, Type& value);            \
    static std::string print(const Printer& printer, const Type& value); \
  };
// NOLINTEND(bugprone-macro-parentheses)

SLEIGHT_CODEC(Box<Card>, Box<Card>)
SLEIGHT_CODEC(Word, Word)
SLEIGHT_CODEC(Change, Change)
SLEIGHT_CODEC(std::vector<Step>, std::vector<Step>)
SLEIGHT_CODEC(Box<Trigger>, Box<Trigger>)
SLEIGHT_CODEC(std::vector<Ability>, std::vector<Ability>)
SLEIGHT_CODEC(std::vector<TargetSpec>, std::vector<TargetSpec>)
SLEIGHT_CODEC(CardType, CardType)
SLEIGHT_CODEC(Colours, Colours)
SLEIGHT_CODEC(bool, bool)
SLEIGHT_CODEC(std::string, std::string)

/// The steps of `then` and `otherwise`, written as a table.
struct StepList {};
SLEIGHT_CODEC(StepList, std::vector<Step>)
/// The singular spelling of a subtype (R-CRE-8).
struct Subtype {};
SLEIGHT_CODEC(Subtype, Word)

/// Whether a script may say that value. A token that has left play is nowhere: no script can look there.
template <typename E>
constexpr bool can_be_said(E /*value*/) {
  return true;
}
constexpr bool can_be_said(Zone zone) { return zone != Zone::nowhere; }

/// What a value of a list is called in the manual, which tells the lists by these names.
template <typename E>
inline constexpr const char* value_type = nullptr;
template <>
inline constexpr const char* value_type<Zone> = "one of the zones";
template <>
inline constexpr const char* value_type<Comparison> = "one of the comparisons";
template <>
inline constexpr const char* value_type<PhasePart> = "one of the parts";
template <>
inline constexpr const char* value_type<Speed> = "one of the speeds";
template <>
inline constexpr const char* value_type<ChoiceKind> = "one of the choices";
template <>
inline constexpr const char* value_type<Keyword::Parameter> = "one of the parameters";
template <>
inline constexpr const char* value_type<PhaseAction> = "one of the actions";
template <>
inline constexpr const char* value_type<Layer> = "one of the layers";

/// Members that are enumerators are written as they are spelt.
template <typename E>
requires std::is_enum_v<E>
struct Codec<E> {
  static const char* type() {
    static_assert(value_type<E> != nullptr, "the manual has no name for this list");
    return value_type<E>;
  }
  static bool absent(const E&) { return false; }  ///< the first of them has to be written like any other
  static void read(Reader& reader, int index, E& value) {
    const std::string spelling = reader.text(index, "a text in quotes");
    if (const std::optional<E> found = spelt<E>(spelling); found && can_be_said(*found)) {
      value = *found;
      return;
    }
    std::vector<std::string> known;
    for (const Spelling<E>& row : all_spellings<E>)
      if (can_be_said(row.value)) known.emplace_back(row.spelling);
    reader.unknown_value(spelling, "one of its values", known);
  }
  static std::string print(const Printer& /*printer*/, const E& value) {
    return std::string("\"") + spelling_of(value) + "\"";
  }
};

}  // namespace sleight
