#pragma once

#include "core/table/table.h"

namespace sleight {

/// Declares attackers and bands; raises `attacks` (R-CBT-8, R-BAND-1).
void declare_attackers(Table& table);

}  // namespace sleight
