#pragma once

#include "grammar/effects/effect_family.h"

/// Things separated into two piles, of which one is chosen; read and said.
namespace sleight {

EffectFamily piles_family();

}  // namespace sleight
