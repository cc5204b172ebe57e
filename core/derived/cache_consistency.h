#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// Holds what `kept` has computed about itself against what `fresh` finds, a copy that knows nothing yet:
/// what every object is and which abilities it has, the lists of the board, the rules in force for each
/// player and permanent, who listens to which event. A line for each difference: which object, which value,
/// as kept and as it is.
std::vector<std::string> cache_inconsistencies(const Duel& kept, const Duel& fresh);

}  // namespace sleight
