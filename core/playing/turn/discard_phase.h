#pragma once

#include "core/table/table.h"

namespace sleight {

/// The active player discards down to the most cards that may be kept, one by one (R-DISCARD-1).
void discard_to_limit(Table& table);

}  // namespace sleight
