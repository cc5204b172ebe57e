#pragma once

#include <string>
#include <vector>

#include "core/card/definition.h"

/// Definitions with one thing in them broken, as a slip of an author would break it: for tests that demand
/// that a scenario notices.
namespace sleight::kit {

/// A definition with one thing changed, and what that was: "step destroy is left out". Where one thing can be
/// said of several places, their number in the definition follows: "(2)".
template <typename T>
struct Mutant {
  std::string change;
  T definition;
};

/// All of a card: each step, filter, condition, cost, ability and part of a change left out; each number one
/// higher; buried for destroyed, you for the opponent, for good for a time, and the other way round. Its
/// figures (cost, types, power, toughness) stay: those are held against card data.
std::vector<Mutant<Card>> mutants_of(const Card& card);
/// The same of a keyword module, a kind of counter, and the abilities of a rule set.
std::vector<Mutant<Keyword>> mutants_of(const Keyword& keyword);
std::vector<Mutant<CounterKind>> mutants_of(const CounterKind& counter);
std::vector<Mutant<std::vector<Ability>>> mutants_of(const std::vector<Ability>& abilities);

}  // namespace sleight::kit
