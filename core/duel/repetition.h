#pragma once

#include "core/duel/duel.h"

namespace sleight {

/// Notes the position at the start of a turn; whether it has come back as often as the rule set bears (then
/// nobody gets on, and the duel is drawn). The documents have no procedure for it. What two positions have in
/// common is everything but moments: the number of the turn, time stamps beyond their order, and chance.
bool comes_back_too_often(Duel& duel);

}  // namespace sleight
