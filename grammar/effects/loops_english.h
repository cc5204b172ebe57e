#pragma once

#include <string>

#include "core/card/definition.h"
#include "grammar/effects/effect_family.h"
#include "grammar/speaker.h"

/// What is done for each of several, or so often: "for each land destroyed this way"; read and said.
namespace sleight {

/// "For each 1 life you lost, ...", of the step that repeats that.
std::string say_each_lost(Speaker& speaker, const Step& step);
EffectFamily loops_family();

}  // namespace sleight
