#pragma once

#include "core/card/definition.h"
#include "grammar/effects/effect_family.h"

/// Who controls or owns something from now on: "gain control of target creature", "exchange ownership of the
/// found card and ~"; read and said.
namespace sleight {

EffectFamily owners_family();

}  // namespace sleight
