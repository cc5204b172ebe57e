#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

/// Proves that what the engine has computed and kept is what it would compute from nothing, and that what is
/// told of it agrees: what objects are and which rules are in force, held against a copy that knows nothing
/// yet; no death that is due; what may be played, on both, and why the rest may not; and explanations, which
/// must end at what is so. `asked` is the decision that is open, null at a rest point. A line for each
/// difference.
std::vector<std::string> recomputed_differences(const Duel& duel, const Decision* asked = nullptr);

}  // namespace sleight
