#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Drawing, discarding, milling, shuffling, looking at cards.
EffectFamily cards_family();

}  // namespace sleight
