#pragma once

#include "core/card/definition.h"

namespace sleight {

/// The position of `step` in its ability, counted depth first, and back (Delayed::step).
int position_of(const Ability& ability, const Step& step);
const Step* step_at(const Ability& ability, int position);

}  // namespace sleight
