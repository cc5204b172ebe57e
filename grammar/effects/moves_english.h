#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// From one zone to another, in and out of the attack.
EffectFamily moves_family();

}  // namespace sleight
