#pragma once

#include "core/duel/duel.h"

namespace sleight::scenario {

/// Whether two permanents are alike in all that can be seen of them, so that nobody can tell which is meant
/// and it makes no difference: tokens that one effect made, lands that nothing was done to.
bool are_equal(const Duel& duel, ObjectId one, ObjectId other);

}  // namespace sleight::scenario
