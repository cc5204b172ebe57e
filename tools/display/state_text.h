#pragma once

#include <string>

#include "core/duel/duel.h"

namespace sleight {

/// The whole duel as people read it: turn, life, zones, who controls what. For the one who may see
/// everything.
std::string state_text(const Duel& duel);
/// The same as one player sees it.
std::string view_text(const Duel& duel, PlayerId player);
/// How a duel stands: "Sue wins in turn 27 (no life left)", "not over in turn 3".
std::string ending_of(const Duel& duel);

}  // namespace sleight
