#pragma once

#include <cstddef>
#include <vector>

#include "core/duel/ids.h"

namespace sleight {

/// So many different things out of these are wanted. Several demands are made at once, as by the parts of one
/// cost or by the targets of one spell, and no thing meets two of them (R-COST-1, R-TARGET-4).
struct DistinctRequirement {
  std::vector<Thing> among;
  int count = 0;
};

/// Whether all demands can be met at once.
bool can_meet(const std::vector<DistinctRequirement>& demands);
/// What may be taken next for demand number `at`, so that everything else can still be met.
std::vector<Thing> choices_for(const std::vector<DistinctRequirement>& demands, std::size_t at);
/// The thing meets no demand any more.
void take_from(std::vector<DistinctRequirement>& demands, Thing taken);

}  // namespace sleight
