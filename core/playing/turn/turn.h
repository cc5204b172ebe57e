#pragma once

#include "core/table/table.h"

namespace sleight {

/// Plays from one rest point to the next: one stage of the turn, or one
/// action in a window with all that answers it.
void play_on(Table& table);
/// Plays until the duel is over, or `rest_points` rest points have passed.
void play_out(Table& table, long rest_points = -1);
/// In which window `player` would be asked for a play at this rest point, unless the other acts before; none
/// where nobody asks that player.
Window window_at_rest(const Duel& duel, PlayerId player);

}  // namespace sleight
