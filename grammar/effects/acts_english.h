#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Destroying, burying, sacrificing, regenerating, tapping, untapping, countering.
EffectFamily acts_family();

/// "Sacrifices a land": one of those of whoever does it, as that player likes. `who` empty: you.
Step sacrifice_some(const Selector& who, Selector what, Amount how_many);

/// "Untap up to two lands": two steps as one; "" for any others.
std::string say_some_tapped(Speaker& speaker, const Step& some, const Step& done);

}  // namespace sleight
