#pragma once

#include "tools/scenario/game.h"

/// The verbs of attack and defence.
namespace sleight::scenario {

void attacks(Game& game, PlayerId p, const Value& attackers);
void blocks(Game& game, PlayerId p, const Value& blocks);

}  // namespace sleight::scenario
