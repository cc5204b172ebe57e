#pragma once

#include <string>

#include "tools/scenario/game.h"

/// The verbs that move on, everyone passing.
namespace sleight::scenario {

/// To the main phase of a turn of p.
void turn_of(Game& game, PlayerId p);
void next_turn(Game& game);
/// To a phase, or a step of the attack.
void go_to(Game& game, const std::string& step);
/// To the effect of a phase, that of a permanent or the draw.
void to_effect(Game& game, const Value& what);
void to_the_end(Game& game);
/// Lets the open batch resolve.
void resolve(Game& game);
/// Whoever is to act passes.
void pass(Game& game);

}  // namespace sleight::scenario
