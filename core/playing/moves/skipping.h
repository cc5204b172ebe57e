#pragma once

#include <cstddef>
#include <utility>

#include "core/duel/duel.h"

namespace sleight {

/// An effect has the player skip the next phase of that number, of this turn or a later one (R-SKIP-1). What
/// is due to be skipped already is skipped the time after that: a phase can be skipped but once a turn
/// (R-SKIP-3).
void skip_next(Duel& duel, PlayerId player, std::size_t phase);
/// Whether such an effect waits for the next phase of that number; uses it up, for the phase would begin now.
bool take_skip(Duel& duel, PlayerId player, std::size_t phase);

/// The phase of this turn is skipped: now, or ahead of time as a cost, which it can be even where an effect
/// would have it skipped anyway (R-SKIP-4).
void skip_this_turn(Duel& duel, PlayerId player, std::size_t phase);
/// Whether it was or will be, which it can be but once (R-SKIP-3).
bool skipped_this_turn(const Duel& duel, PlayerId player, std::size_t phase);

/// What TurnState::phase_effects_done notes of the phase's own effect, the draw or the discard.
inline constexpr std::pair<AbilityId, ObjectId> own_phase_effect{AbilityId::none, ObjectId{}};

/// Whether the draw phase of that player is under way and its draw is still to come (R-DRAW-1): once it is
/// announced it no longer is.
bool draw_is_due(const Duel& duel, PlayerId player);
/// The draw of the draw phase under way is left out.
void skip_draw(Duel& duel);

}  // namespace sleight
