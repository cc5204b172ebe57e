#pragma once

#include "core/selection.h"
#include "core/table.h"

namespace sleight {

/// Notes that something happened. Its triggered effects are done by `do_triggers` (R-TRIG-2).
void happen(Table& table, const Event& event);
/// Does the triggered effects of everything noted so far, the active player's first, until none are left;
/// each one that damages is followed by its prevention step (R-TRIG-3).
void do_triggers(Table& table);
/// "At the next … do": the delayed effects whose moment `event` is.
void do_delayed(Table& table, const Event& event);

}  // namespace sleight
