#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Changes that hold for a time, and what is said of a subject in one sentence.
EffectFamily lasting_family();

}  // namespace sleight
