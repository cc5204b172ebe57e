#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Making tokens.
EffectFamily tokens_family();

}  // namespace sleight
