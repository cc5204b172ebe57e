#pragma once

#include <string>

#include "grammar/speaker.h"

namespace sleight {

/// A rule ability as a sentence without its full stop.
std::string say_rule(Speaker& speaker, const Ability& ability, Duration lasting);

}  // namespace sleight
