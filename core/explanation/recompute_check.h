#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

/// Proves that what the engine has computed and kept is what it would compute from nothing, and that what is
/// told of it agrees: what objects are and which rules are in force, held against a copy that knows nothing
/// yet; no death that is due; what may be played, on both, and why the rest may not; and explanations, which
/// must end at what is so. One of it serves many duels, one after the other, and keeps room for the copy.
class RecomputeCheck {
 public:
  /// A line for each difference. `asked` is the decision that is open in `duel`, null at a rest point.
  std::vector<std::string> differences(const Duel& duel, const Decision* asked = nullptr);

 private:
  std::optional<Duel> fresh_;
};

}  // namespace sleight
