#pragma once

#include <string>

#include "tools/scenario/game.h"

/// Targets that were said with a play and are none of it.
namespace sleight::scenario {

/// Why the play has not the target that was said next, once all of its targets were asked for.
std::string why_no_more_targets(const Game& game, const Said& said);
/// Refuses a play that was announced with a target where nothing that its card does ever has one: what it
/// asks later would hide that.
void refuse_targets_of_none(const Game& game, const Said& said);

}  // namespace sleight::scenario
