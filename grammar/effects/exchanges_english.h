#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What two players exchange, each the most of what they have: "you and target player exchange control of the
/// creature you each control with the greatest casting cost".
EffectFamily exchanges_family();

/// That in English, with what is exchanged the same way, and how many of the steps from `from` on it is; ""
/// and 0 for other steps.
std::pair<std::string, std::size_t> say_exchanged_most(Speaker& speaker, const Steps& steps,
                                                       std::size_t from);

}  // namespace sleight
