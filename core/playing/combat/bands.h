#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// Whether the creatures can be one band (R-BAND-1): all but one of them have banding, or one bands with all
/// the others.
bool is_legal_band(const Duel& duel, const std::vector<ObjectId>& members);
/// Asks, for each of `creatures`, which band it joins: those before it have formed some (R-BAND-1).
void form_bands(Table& table, const std::vector<ObjectId>& creatures);
/// Lets the attacker put bands in order that a lost ability has made illegal (R-BAND-10); nothing under rules
/// that keep bands as they are (D-20).
void regroup_bands(Table& table);

}  // namespace sleight
