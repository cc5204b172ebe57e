#pragma once

#include "core/setup.h"
#include "core/table.h"

namespace sleight {

/// Plays from one rest point to the next: one stage of the turn, or one
/// action in a window with all that answers it.
void play_on(Table& table);
/// Plays until the duel is over, or `rest_points` rest points have passed.
void play_out(Table& table, long rest_points = -1);

/// The active player discards down to the most cards that may be kept, one by one (R-DISCARD-1).
void discard_to_limit(Table& table);
/// Life and losing are looked at only at check points (R-LIFE-1): ends the duel if someone has lost.
void check_life(Table& table);
/// Mana left in pools is lost, and as much life (R-MANA-4).
void burn_mana(Table& table);

}  // namespace sleight
