#pragma once

#include <string_view>

#include "core/reading/context.h"

namespace sleight {

/// What the printed card is: every characteristic that no effect has touched. Power and toughness that depend
/// on the duel are left 0; `dynamic` gets told.
Characteristics printed_characteristics(const Library& library, CardId id, bool* dynamic);

/// Applies one part of a change to the flat characteristics of `object`: everything but the parts that deal
/// with abilities and copies. `times` is how often a counter counts.
void apply_flat(const Context& context, const ChangePart& part, Characteristics& object, int times = 1);

}  // namespace sleight
