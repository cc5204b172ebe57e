#pragma once

#include "tools/scenario/game.h"

/// Actions picked by chance.
namespace sleight::scenario {

/// Both players try `count` actions picked by chance: what the engine accepts is in the list of legal
/// actions, and the rest leaves the duel as it was (R-GEN-3).
void random_actions(Game& game, int count, int seed);

}  // namespace sleight::scenario
