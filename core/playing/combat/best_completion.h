#pragma once

#include <optional>
#include <vector>

#include "core/playing/combat/declaration_plan.h"

namespace sleight {

/// A legal declaration that has all that was declared.
struct Completion {
  int met = 0;                    ///< how many demands it meets
  std::vector<PlaceTaken> taken;  ///< what it adds
};

/// How far to look.
struct SearchBounds {
  int branches = 300;                      ///< how many are looked at; fewer are left afterwards
  int enough = DeclarationPlan::no_bound;  ///< what meets so many demands is as good as any, and less no good
};

/// The legal declaration that meets the most demands of all that can still come of the plan; nothing where
/// none can. `paying`: it may take what costs something. Creatures that take one place each, limits that lie
/// in each other or apart, and places with bounds are a flow, and solved at once; what no flow can say
/// (places that need several or none, creatures that take several places, limits that cross) is branched
/// over, where the flow breaks it, within bounds: beyond them the best that was found counts.
std::optional<Completion> best_completion(const DeclarationPlan& plan, bool paying, SearchBounds& bounds);

}  // namespace sleight
