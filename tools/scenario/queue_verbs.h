#pragma once

#include <string>

#include "tools/scenario/game.h"

/// What players will do and answer later on.
namespace sleight::scenario {

/// How the damage of the coming damage step is divided.
void assigns(Game& game, PlayerId p, const Value& division);
void will_prevent(Game& game, PlayerId p, const Value& what, const Value& options);
void will_regenerate(Game& game, PlayerId p, const Value& object, const Value& options);
/// The answer to the next decision of that kind; `then` is what is expected of the player as it is asked for.
void will(Game& game, PlayerId p, const std::string& kind, const Value& answer, const Value& then);
/// The next results of chance, in order.
void force_chance(Game& game, const Value& results);
/// Called when the scenario's function has ended: what was queued must have been used.
void finish(Game& game);

}  // namespace sleight::scenario
