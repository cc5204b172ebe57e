#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What somebody may do or pay, and what follows when they do not.
EffectFamily payments_family();

}  // namespace sleight
