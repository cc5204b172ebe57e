#pragma once

#include "core/duel/duel.h"

/// Changes that go on only as long as something is so ("for as long as its power is not more than ~'s").
namespace sleight {

/// Whether that is still so; of most changes nothing is said.
bool goes_on(const Duel& duel, const Effect& effect);
/// Ends those of which it is not so any more, for good: should it come to be so again, they do not come back
/// (R-DUR-3). Whether any has ended.
bool end_what_holds_no_more(Duel& duel);

}  // namespace sleight
