#pragma once

#include "tools/scenario/game.h"

/// Duels from their very beginning, instead of the turn in the middle that a scenario begins in.
namespace sleight::scenario {

/// A duel set up by the rules instead of the one that a scenario begins in; after one that is over, the
/// next of a series.
void whole_duel(Game& game, const Value& options);
/// The whole library of p: so many plain cards, or the named ones from the top.
void fill_library(Game& game, PlayerId p, const Value& cards);

}  // namespace sleight::scenario
