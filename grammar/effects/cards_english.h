#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Drawing, discarding, milling, shuffling, looking at cards.
EffectFamily cards_family();

/// What the steps from there on are together, where they are those of "scry 2" or "surveil 2"; else "".
std::string say_sifting(const Steps& steps, std::size_t from);
/// How many steps that takes; 0 where they are none.
std::size_t count_sifting(const Steps& steps, std::size_t from);

}  // namespace sleight
