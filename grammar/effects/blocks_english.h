#pragma once

#include "core/card/definition.h"
#include "grammar/effects/effect_family.h"

/// Who blocks whom from now on: "switch the blocking creatures of two target attacking creatures"; read and
/// said.
namespace sleight {

EffectFamily blocks_family();

}  // namespace sleight
