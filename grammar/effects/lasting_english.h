#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Changes and rules that hold for a time.
EffectFamily lasting_family();

/// "It cannot be regenerated" of what is destroyed: burying. Whether the clause said that and it is done.
bool read_no_regeneration(Meaning& meaning, const Node& clause, Steps& steps);

}  // namespace sleight
