#pragma once

#include "core/card/definition.h"
#include "core/card/rules.h"

namespace sleight {

/// Whether a continuous effect asks for what is written only after it is applied, in the rule set's order of
/// layers: of the object that it would change, what a layer after its own writes; of all else also what its
/// own writes (R-CONT-1, R-CRE-4). `ability`: what says for whom and when it holds, if anything does.
bool asks_later(const Rules& rules, const Change& change, const Ability* ability);
/// The same of an amount that is worked out in `layer`.
bool asks_later(const Rules& rules, const Amount& amount, Layer layer);
/// Whether the condition is one about the very thing that the effect changes: "as long as it is not a
/// creature, it is one". It asks like a filter of who is changed (R-CONT-1).
bool asks_of_whom_it_changes(const Ability& ability);

}  // namespace sleight
