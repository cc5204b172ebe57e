#pragma once

#include <string>
#include <vector>

#include "core/decision.h"

namespace sleight {

/// In which window `player` would be asked for a play at this rest point; none where nobody may act.
Window window_at_rest(const Duel& duel, PlayerId player);
/// What can be done with an object at this rest point, and why not: a sentence for each way of using it
/// ("Bob may cast it now", "Bob may not cast it: ... (R-TARGET-1)").
std::vector<std::string> legality_of(const Duel& duel, ObjectId id);

}  // namespace sleight
