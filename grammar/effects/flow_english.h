#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What is done if something holds.
EffectFamily flow_family();

}  // namespace sleight
