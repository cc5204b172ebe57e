#pragma once

#include "core/table/table.h"

namespace sleight {

/// Plays from one rest point to the next: one stage of the turn, or one
/// action in a window with all that answers it.
void play_on(Table& table);
/// Plays until the duel is over, or `rest_points` rest points have passed.
void play_out(Table& table, long rest_points = -1);

}  // namespace sleight
