#pragma once

#include <string>

#include "grammar/effects/effect_family.h"
#include "grammar/speaker.h"

/// What power and toughness become: "its power becomes the toughness of target creature"; read and said.
namespace sleight {

/// "Change its base toughness to 1 plus its power"; "" for any other change.
std::string say_resizing(Speaker& speaker, const Step& step);
EffectFamily resizing_family();

}  // namespace sleight
