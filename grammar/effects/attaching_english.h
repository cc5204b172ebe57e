#pragma once

#include <string>

#include "grammar/effects/effect_family.h"
#include "grammar/speaker.h"

/// What is attached to something, and what comes back with all that was on it; read and said.
namespace sleight {

/// "Return the removed permanent to play under its owner's control tapped with ..."; "" for other moves.
std::string say_return_as_it_was(Speaker& speaker, const Step& step);
/// "~ to a land of their choice": which is attached to what; "" for steps that are no such choice.
std::string say_host_of_choice(Speaker& speaker, const Step& choice, const Step& attach);
/// "Its controller attaches ~ to a land of their choice": chosen, and then attached; "" for other steps.
std::string say_attached_of_choice(Speaker& speaker, const Step& choice, const Step& attach);
EffectFamily attaching_family();

}  // namespace sleight
