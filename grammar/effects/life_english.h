#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Gaining and losing life.
EffectFamily life_family();

}  // namespace sleight
