#pragma once

#include "core/card/definition.h"

namespace sleight {

/// Adds that an artifact works while tapped, where its own abilities speak of that: a tapped artifact is off
/// (R-ART-1), so that what it does "if it is tapped", and the price for which it untaps itself, would mean
/// nothing. False where that cannot be said of these abilities alone, because others would work as well.
bool let_it_work_tapped(CardType types, std::vector<Ability>& abilities);

}  // namespace sleight
