#pragma once

#include <cstdint>

namespace sleight {

/// What can happen that abilities listen to (R-TRIG-1).
enum class EventKind : std::uint8_t {
  none,
  phase,  ///< a part of a phase of a player that `whose` selects
  enters_play,
  leaves_play,
  put_into_graveyard,  ///< from play
  put_into_hand,       ///< `subject` leaves play for its owner's hand
  deals_damage,        ///< `subject` is the source, `other` whom it damaged (R-TRIG-4)
  tapped_for_mana,
  becomes_tapped,
  becomes_untapped,
  loses_control,      ///< a player loses control of `subject`, by another's control or because it leaves play
  activates,          ///< a player announces, and pays for, an activated ability of `subject`
  successfully_cast,  ///< R-CAST-2
  plays_land,         ///< `subject` is the land in play, or the card wherever it went instead
  attacks,
  blocks,           ///< `subject` blocks `other`
  becomes_blocked,  ///< `subject` is blocked by `other`
  goes_unblocked,   ///< `subject` attacks and is not blocked
  attack_begins,    ///< before attackers are declared
  attack_declared,  ///< attackers are declared, be it none (R-CBT-2)
  end_of_combat,
  discards,
  draws,
  loses_life,
  gains_life,
  regenerates,
  becomes_target,  ///< `subject` was chosen as a target of the spell or effect `other` of a player `cause`
  last_counter_removed,  ///< the last counter of a kind is taken off `subject`
  does_not_pay,          ///< a player does not pay the cost that a keyword of `subject` asks for
  state,                 ///< its condition is true; looked at whenever deaths are (R-LH-1)
  last_ = state,
};
/// A trigger that says nothing else waits for nothing (definition.h).
static_assert(EventKind{} == EventKind::none);

}  // namespace sleight
