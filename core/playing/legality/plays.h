#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"
#include "core/table/decision.h"

namespace sleight {

/// Every play that `player` may make now in `window`, pass first. `about` is the action that may be answered
/// (interrupt window: its play).
std::vector<Option> legal_plays(const Duel& duel, PlayerId player, Window window, Thing about = {});
/// The same, but nothing at all when there is nothing to do except to pass or to draw mana that pays for
/// nothing.
std::vector<Option> worthwhile_plays(const Duel& duel, PlayerId player, Window window, Thing about = {});

}  // namespace sleight
