#pragma once

#include <vector>

#include "core/table.h"

namespace sleight {

/// The order in which `ids` are put into graveyards at the same time, lowest first: each owner picks that of
/// the own cards, the active player before the other (R-ZONE-6).
std::vector<ObjectId> in_order_of_arrival(Table& table, const std::vector<ObjectId>& ids);

}  // namespace sleight
