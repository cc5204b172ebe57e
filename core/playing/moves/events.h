#pragma once

#include "core/table/table.h"

namespace sleight {

/// Notes that something happened. Its triggered effects are done by `do_triggers` (R-TRIG-2).
void happen(Table& table, const Event& event);

}  // namespace sleight
