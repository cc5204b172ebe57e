#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// The packet that is meant, which is a target: to whom, and from what.
Selector aim_at_packet(ReadingContext& context, const Node& said);
/// "The damage to you from one red source": what is left in a packet that was not spoken of before; "" for
/// other amounts.
std::string say_damage_of_packet(Speaker& speaker, const Amount& amount);

/// Preventing and redirecting damage.
EffectFamily prevention_family();

}  // namespace sleight
