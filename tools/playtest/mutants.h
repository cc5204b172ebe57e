#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/card/library.h"

/// Definitions with one thing in them broken: as a slip of an author would break it, for tests that demand
/// that a scenario notices; or with one part of a card taken away, to see whether it makes any difference in
/// play.
namespace sleight::playtest {

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

/// What sort of part can be taken away from a card.
enum class Taken : std::uint8_t {
  ability,
  mode,
  step,
  change,
  rule,
  filter,
  condition,
  cost,
  party,   ///< whom a trigger or rule speaks of, or what is joined
  amount,  ///< becomes 0
  payer,   ///< nobody is asked to pay, and what is done instead is done
};

/// One part of a card that can be taken away.
struct PartOfCard {
  std::string name;  ///< "step destroy", "filter colour"; numbered where the card has several
  Taken taken = Taken::step;
  int line = 0;      ///< of the step or ability that it lies in
  int ability = -1;  ///< which ability of the card it lies in, from 0; -1: none
  /// The number (`steps_of`) of the step that it is or lies in, or of the first that lies in it; -1: none.
  int step = -1;
  /// It only says of what sort things are that nothing else could be ("creatures" that block): without it the
  /// sentence has no noun.
  bool noun = false;
  /// Why it can make no difference whatever is played, where that is known: what it says holds anyway.
  const char* redundancy_of = nullptr;
  /// By their place in the same list: the parts that it lies in, the outermost first.
  std::vector<std::size_t> within;
};
/// All steps of a card, those of its tokens too, in the order of a walk: the same for each copy of it. Of a
/// card that lies in a library, whose tokens are cards of their own there, `library` is that.
std::vector<const Step*> steps_of(const Card& card, const Library* library = nullptr);
/// Each part of a card that can be taken away, what holds others before them.
std::vector<PartOfCard> parts_of(const Card& card);
/// The card without the part of that number.
Card without(const Card& card, std::size_t part);

}  // namespace sleight::playtest
