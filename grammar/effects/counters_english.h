#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Putting and removing counters.
EffectFamily counters_family();

}  // namespace sleight
