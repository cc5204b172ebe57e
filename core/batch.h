#pragma once

#include <optional>

#include "core/decision.h"
#include "core/table.h"

namespace sleight {

/// Asks `player` for a play in `window`; nothing when the answer is to pass or there is nothing to play.
std::optional<Option> choose_play(Table& table, PlayerId player, Window window, Thing about);
/// Gives each player one chance to interrupt the play, its controller first, and does the interrupts at once
/// (R-INT-1, R-INT-2). Whether the play is still there afterwards: it is then successfully cast (R-CAST-2).
bool hold_interrupts(Table& table, std::uint32_t number);
/// Takes a play out of the batch without effect; its card goes to `zone` (R-CAST-3).
void remove_play(Table& table, std::uint32_t number, Zone zone);

}  // namespace sleight
