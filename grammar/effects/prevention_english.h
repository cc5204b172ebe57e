#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Preventing and redirecting damage.
EffectFamily prevention_family();

}  // namespace sleight
