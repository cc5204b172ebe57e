#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What is done if something holds, again and again, or for each of several.
EffectFamily flow_family();

}  // namespace sleight
