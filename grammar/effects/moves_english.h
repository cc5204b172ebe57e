#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// "Remove the top card of your library face up from the game": two steps; "" for others.
std::string say_removed_face_up(Speaker& speaker, const Step& first, const Step& second);
/// "Remove ~ from the game with two time counters on it": two steps; "" for others.
std::string say_removed_with_counters(Speaker& speaker, const Step& first, const Step& second);
/// From one zone to another, and out of the attack.
EffectFamily moves_family();

}  // namespace sleight
