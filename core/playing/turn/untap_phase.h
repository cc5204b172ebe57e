#pragma once

#include "core/table/table.h"

namespace sleight {

/// What the untap phase does: all choices first, then everything of the active player that may untap does so
/// at the same instant (R-UNTAP-1 to R-UNTAP-3).
void untap_permanents(Table& table);

}  // namespace sleight
