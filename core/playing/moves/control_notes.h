#pragma once

#include "core/table/table.h"

namespace sleight {

/// Gives every permanent that has changed hands a new "controlled since" (R-SICK-2, R-SICK-3), and raises
/// `loses_control` for its former controller. Control is computed, so no function sees the change itself;
/// until it is noted, the permanent counts as sick all the same (`had_since_turn_began`). `settle` calls
/// this, so that a permanent that goes away and comes back does not count as controlled all the time.
void note_control(Table& table);

}  // namespace sleight
