#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

/// Proves that the cached values of a duel equal those that a copy without caches computes, and that
/// explanations and refusals agree with them: characteristics, rules in force, deaths that are due, legal
/// plays, the reason against every other play, and the value at which each explanation ends. One checker
/// serves many duels, one after the other, and reuses the memory of its copy.
class RecomputeCheck {
 public:
  /// A line for each difference. `asked` is the decision that is open in `duel`, null at a rest point.
  std::vector<std::string> differences(const Duel& duel, const Decision* asked = nullptr);

 private:
  std::optional<Duel> fresh_;
};

}  // namespace sleight
