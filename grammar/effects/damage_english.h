#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Dealing damage.
EffectFamily damage_family();
/// Two steps by which each deals damage equal to its power to the other, as one; "" for any others.
std::string say_fight(Speaker& speaker, const Step& first, const Step& second);

}  // namespace sleight
