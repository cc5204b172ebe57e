#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Dealing damage.
EffectFamily damage_family();

}  // namespace sleight
