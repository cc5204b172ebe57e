#pragma once

#include <cstddef>

#include "core/duel/duel.h"

namespace sleight {

/// The player will skip the next phase of that number, of this turn or a later one (R-SKIP-1). What is due to
/// be skipped already is skipped the time after that: a phase can be skipped but once a turn (R-SKIP-3).
void skip_next(Duel& duel, PlayerId player, std::size_t phase);
/// Whether the player will skip the next phase of that number.
bool will_skip(const Duel& duel, PlayerId player, std::size_t phase);
/// The same, and uses it up: the phase would begin now.
bool take_skip(Duel& duel, PlayerId player, std::size_t phase);

}  // namespace sleight
