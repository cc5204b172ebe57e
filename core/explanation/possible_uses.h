#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// What can be done with an object at this rest point, and why not: a sentence for each way of using it
/// ("Bob may cast it now", "Bob may not cast it: ... (R-TARGET-1)").
std::vector<std::string> legality_of(const Duel& duel, ObjectId id);

}  // namespace sleight
