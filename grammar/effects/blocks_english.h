#pragma once

#include <string>

#include "core/card/definition.h"
#include "grammar/effects/effect_family.h"

/// Who blocks whom from now on: "switch the blocking creatures of two target attacking creatures"; read and
/// said.
namespace sleight {

EffectFamily blocks_family();
/// Which attacker a step has something block: "an attacking creature of your choice"; one that is named
/// nobody chooses.
std::string say_blocked_of_choice(Speaker& speaker, const Step& step);

}  // namespace sleight
