#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/rules.h"

namespace sleight {

/// One spelling of an enumerator in scripts.
template <typename E>
struct Name {
  const char* spelling;
  E value;
};

/// The spellings of an enumeration, in the order in which messages list them. The first of a value is
/// printed.
template <typename E>
const std::vector<Name<E>>& names();

template <>
const std::vector<Name<Zone>>& names<Zone>();
template <>
const std::vector<Name<Comparison>>& names<Comparison>();
template <>
const std::vector<Name<PhasePart>>& names<PhasePart>();
template <>
const std::vector<Name<Speed>>& names<Speed>();
template <>
const std::vector<Name<ChoiceKind>>& names<ChoiceKind>();
template <>
const std::vector<Name<Duration>>& names<Duration>();
template <>
const std::vector<Name<Colour>>& names<Colour>();
template <>
const std::vector<Name<CardType>>& names<CardType>();
template <>
const std::vector<Name<Supertype>>& names<Supertype>();
template <>
const std::vector<Name<PhaseAction>>& names<PhaseAction>();
template <>
const std::vector<Name<Layer>>& names<Layer>();
template <>
const std::vector<Name<Keyword::Parameter>>& names<Keyword::Parameter>();

template <typename E>
std::optional<E> value_named(std::string_view spelling) {
  for (const Name<E>& name : names<E>())
    if (spelling == name.spelling) return name.value;
  return std::nullopt;
}

template <typename E>
const char* name_of(E value) {
  for (const Name<E>& name : names<E>())
    if (name.value == value) return name.spelling;
  return "";
}

/// A mana cost written as "{2}{B}{X}" (R-MANA-6); nothing when it is not one. `colourless` takes "{C}"
/// symbols, where they are meant.
std::optional<ManaCost> read_mana(std::string_view spelling, int* colourless = nullptr);
/// The same cost as text.
std::string print_mana(const ManaCost& cost, int colourless = 0);

}  // namespace sleight
