#pragma once

#include <optional>
#include <string>

#include "tools/scenario/game.h"

/// The X of a play, as a scenario says it.
namespace sleight::scenario {

/// Why the play cannot have that X.
std::string x_words(const Game& game, const Said& said, int x);
/// Why the X that was said was never asked for.
std::string why_x_unasked(const Game& game, const Said& said);
/// The X of a play whose cost has no other X than how many things are given up: as many as `paying` names.
/// Nothing where it has another, or where a name could be of something else.
std::optional<int> x_of_paying(const Game& game, const Said& said);

}  // namespace sleight::scenario
