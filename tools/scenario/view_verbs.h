#pragma once

#include "tools/scenario/game.h"

/// What a player can see.
namespace sleight::scenario {

/// What a player sees, by the core's View alone.
void expect_view(Game& game, PlayerId p, const Value& fields);

}  // namespace sleight::scenario
