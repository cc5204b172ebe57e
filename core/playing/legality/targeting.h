#pragma once

#include <vector>

#include "core/reading/context.h"
#include "core/table/decision.h"

namespace sleight {

/// The things that may be the next target of a spell or ability with these traits.
std::vector<Thing> legal_targets(const Context& context, const TargetSpec& spec, const Snapshot& traits,
                                 const std::vector<Thing>& already, bool enchanting, Window window,
                                 Thing about = {});
/// Whether a target is still legal when its play resolves (R-TARGET-5).
bool still_legal(const Duel& duel, const Play& play, std::size_t target);

}  // namespace sleight
