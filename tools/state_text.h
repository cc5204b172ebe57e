#pragma once

#include <string>

#include "core/duel/duel.h"

namespace sleight {

/// The whole duel as people read it: turn, life, zones, who controls what. For the one who may see
/// everything.
std::string state_text(const Duel& duel);
/// The same as one player sees it.
std::string view_text(const Duel& duel, PlayerId player);

}  // namespace sleight
