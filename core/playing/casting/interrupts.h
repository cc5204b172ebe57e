#pragma once

#include <optional>

#include "core/table/table.h"

namespace sleight {

/// Gives each player one chance to interrupt the play, its controller first, and does the interrupts at once
/// (R-INT-1, R-INT-2). Whether the play is still there afterwards: it is then successfully cast (R-CAST-2).
bool hold_interrupts(Table& table, std::uint32_t number);

}  // namespace sleight
