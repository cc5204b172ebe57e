#pragma once

#include "core/query/context.h"

namespace sleight {

/// Whether `condition` holds.
bool holds(const Context& context, const Condition& condition);
/// Whether what is used or lasts "during the attack" can be: from where nothing breaks it off any more.
bool attack_is_on(const Duel& duel);
/// Whether an ability has an effect of the end of this phase, played or not (R-TURN-5).
bool has_end_effects(const Duel& duel);

}  // namespace sleight
