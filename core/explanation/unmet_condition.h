#pragma once

#include <functional>
#include <string>

#include "core/query/context.h"

namespace sleight {

class Words;

/// The English of conditions, from a floor that knows it; the card is the one whose text asks.
struct ConditionWords {
  /// Says a condition in the words of a library.
  using Said = std::function<std::string(const Card& card, const Condition& condition, const Words& words)>;
  Said as_time;  ///< when something may be done: "during your upkeep", "if Mindstab Thrull is attacking"
  Said as_fact;  ///< what is so: "Mindstab Thrull is attacking"
};

/// What a text asks of a use or a casting by that player, and which part of it does not hold now: ": it is
/// used only during your upkeep, and it is Bob's main phase". `deed` is what is done only then: "used",
/// "cast". "" where nobody knows the words, a function of the script asks, or all holds.
std::string unmet_words(const Context& context, PlayerId player, const Condition& condition,
                        const std::string& deed, const ConditionWords* words);

}  // namespace sleight
