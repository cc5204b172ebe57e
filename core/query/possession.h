#pragma once

#include "core/duel/duel.h"

namespace sleight {

/// Whether a permanent has been its controller's since before the latest of their turns began (R-SICK-1).
bool had_since_turn_began(const Duel& duel, ObjectId id);

}  // namespace sleight
