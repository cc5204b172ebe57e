#pragma once

#include "core/playing/effects/steps.h"

/// Spells that are copies of others: they lie on the batch as spells do, and no card is any of them.
namespace sleight {

/// What the play of that number, done by now, has copied can be interrupted as what was cast (R-INT-2).
void hold_copies(Table& table, std::uint32_t number);

namespace steps {
void copy_spell(StepRun&, const Step&);
}  // namespace steps

}  // namespace sleight
