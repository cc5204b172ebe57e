#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// Asks, for each of `creatures`, which band it joins: those before it have formed some (R-BAND-1).
void form_bands(Table& table, const std::vector<ObjectId>& creatures);
/// Lets the attacker put bands in order that a lost ability has made illegal (R-BAND-10); nothing under rules
/// that keep bands as they are (D-20).
void regroup_bands(Table& table);

}  // namespace sleight
