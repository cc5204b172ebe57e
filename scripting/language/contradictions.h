#pragma once

#include <optional>
#include <vector>

#include "core/card/definition.h"

/// What a definition asks for and excludes itself, whatever happens in a duel.
namespace sleight {

/// Whether nothing at all passes both filters: "attacking" and "blocking", power 5 at least and 2 at most.
/// Only what is decided by the two filters alone counts; two players are all there are.
bool exclude_each_other(const Filter& one, const Filter& other);

/// Whether nothing at all passes the filter by itself: a casting cost of -1 at most.
bool never_passes(const Filter& filter);

/// Whether the selector gives only what attacks or blocks as it is asked.
bool asks_for_attack(const Selector& selector);

/// Conditions that all have to hold, and each of them whether it has to hold or not to hold.
class Facts {
 public:
  /// Takes the condition apart as far as each part of it is certain.
  void add(const Condition& condition, bool holds = true);
  /// It is that phase, and the turn of the player that `active` names (nothing: of either).
  void add_moment(Word phase, const Selector& active);
  /// Whether the card itself has to be tapped (true) or untapped (false); nothing where it may be either.
  std::optional<bool> asks_tapped() const;
  /// Whether that is said of a moment outside of any attack.
  bool is_without_attack() const;
  /// Whether two of them can never be so at once, or one of them never.
  bool contradict() const;
  /// The same of what stays as it is while a moment lasts: the phase, and whose turn it is.
  bool contradict_in_time() const;

 private:
  struct Fact {
    Condition condition;
    bool holds = true;
  };
  static bool contradict(const Fact& one, const Fact& other);
  static bool is_of_time(const Fact& fact);
  static bool is_impossible(const Fact& fact);

  std::vector<Fact> facts_;
};

}  // namespace sleight
