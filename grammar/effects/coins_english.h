#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Flipping coins, and what comes of it.
EffectFamily coins_family();

}  // namespace sleight
