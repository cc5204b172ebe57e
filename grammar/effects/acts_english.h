#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Destroying, burying, sacrificing, regenerating, tapping, untapping, countering.
EffectFamily acts_family();

}  // namespace sleight
