#pragma once

#include "core/card/definition.h"
#include "grammar/effects/effect_family.h"

/// What is done for each of several, or so often: "for each land destroyed this way"; read and said.
namespace sleight {

EffectFamily loops_family();

}  // namespace sleight
