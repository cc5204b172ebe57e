#pragma once

#include <cstdint>

namespace sleight {

/// What a condition asks.
enum class ConditionKind : std::uint8_t {
  always,
  exists,   ///< `what` selects something
  compare,  ///< `left` compared with `right`
  odd,      ///< `left` is an odd number
  matches,  ///< every thing `what` selects matches the filters of `like`
  all,
  any,
  none,           ///< of `parts`
  phase_is,       ///< the phase or step is `phase`
  before_attack,  ///< the attack of this turn has not begun and may still come
  ante_played,
  chosen_colour_leads,  ///< of the colours among what `what` selects the chosen one is the commonest, and
                        ///< none is as common
  function,
  last_ = function,
};

}  // namespace sleight
