#pragma once

#include <cstdint>

namespace sleight {

/// Where a number comes from.
enum class AmountKind : std::uint8_t {
  number,  ///< `number`
  x,       ///< the X paid (R-MANA-7)
  count,   ///< how many things `of` selects
  power,   ///< of what `of` selects, never below 0 when the rule set says so (R-CRE-2)
  toughness,
  casting_cost,  ///< total casting cost of what `of` selects
  counters,      ///< counters of kind `word` on what `of` selects
  life,          ///< of the player `of` selects
  hand_size,     ///< of the player `of` selects
  /// dealt this turn to all that `of` selects, by sources that `by` selects; `word` "not combat": no combat
  /// damage
  damage_taken,
  card_types_among,  ///< how many card types what `of` selects has, all of it together
  land_types_among,  ///< how many basic land types
  colours_among,     ///< how many colours
  regenerations,     ///< how often what `of` selects has regenerated this turn
  that_amount,       ///< the amount of the event that triggered this
  life_before,       ///< the life of that event's damaged player before the damage of its step (R-DP-11)
  packet_amount,     ///< damage left in the packet `of` selects
  chosen_number,
  last_result,   ///< what the step before did: damage dealt, cards moved, counters removed, coins won
  parameter,     ///< the number the keyword was given
  target_count,  ///< how many targets were chosen when it was announced (R-MANA-8)
  share,         ///< of what is divided among targets, that of the one that `it` is
  uses,          ///< how often the activated ability was used this turn, by players that `of` selects
  uses_ever,     ///< the same of all turns since that permanent has been in play
  doubling,      ///< 1, and twice as much each further time that a process is done
  paid_another,  ///< how often the second of two optional costs was paid
  spent,         ///< how much mana of the colour `word` was spent to pay for it
  sum,
  difference,
  product,  ///< of `terms`
  half_down,
  half_up,         ///< of the first of `terms`
  quotient,        ///< of two `terms`, rounded down; 0 when the second is 0
  smallest,        ///< of `terms`
  greatest_among,  ///< of all that the one of `terms` is of, whose it is the most
  least_among,     ///< whose it is the least
  total_among,     ///< what all of them have together
  at_least_zero,   ///< the first of `terms`, or 0 when that is negative
  function,        ///< a Lua function
  last_ = function,
};

}  // namespace sleight
