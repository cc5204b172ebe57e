#pragma once

#include "core/duel/duel.h"

namespace sleight {

/// Those that block the one attacker and its band block the other, and the other way round. Nothing happens
/// when a creature may not block what it would come to block, or too few would.
void switch_blockers(Duel& duel, ObjectId one, ObjectId other);

}  // namespace sleight
