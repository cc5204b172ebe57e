#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Changes and rules that hold for a time.
EffectFamily lasting_family();

/// Whether that is said of somebody who may do it or not.
bool is_offer(const Node& predicate);

/// "It cannot be regenerated" of what is destroyed: burying. Whether the statement said that and it is done.
bool read_no_regeneration(Meaning& meaning, const Node& statement, Steps& steps);

}  // namespace sleight
