#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Gaining and losing life.
EffectFamily life_family();

/// "You gain 1 life for each 1 damage dealt".
Step gain_of_damage();
/// "... but not more than the toughness of the creature or the life total of the player before the damage."
/// `limit`: nor than that, where it is given.
Step gain_within_limits(const Selector& victim, const Box<Amount>& limit = {});
/// A gain of as much life as the mana `spent`, but of no more than the toughness or life of `victim`.
Step gain_of_spent(const Selector& victim, const Amount& spent);
/// The same in English; "" for other steps.
std::string say_gain_of_spent(const Speaker& speaker, const Step& step);

}  // namespace sleight
