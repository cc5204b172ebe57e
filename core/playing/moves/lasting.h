#pragma once

#include "core/duel/duel.h"

/// Changes that go on only as long as something is so ("for as long as its power is not more than ~'s").
namespace sleight {

/// Whether the condition that keeps the effect going still holds; true for an effect without one.
bool goes_on(const Duel& duel, const Effect& effect);
/// Ends the effects whose condition no longer holds. They do not come back if the condition holds again
/// (R-DUR-3). Returns whether any has ended.
bool end_what_holds_no_more(Duel& duel);

}  // namespace sleight
