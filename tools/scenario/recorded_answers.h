#pragma once

#include "tools/scenario/game.h"

namespace sleight::scenario {

/// Gives both players' next answers as numbers, as a record has them: the index of an option, or the number
/// asked for, of each decision that has more than one answer. Then plays on until that turn is over; 0: until
/// the answers are used up. `seed` is the state of chance before the first of them; -1: as it is.
void answers(Game& game, const Value& list, int last_turn, int seed);

}  // namespace sleight::scenario
