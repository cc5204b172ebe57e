#pragma once

#include <vector>

#include "core/playing/effects/steps.h"

namespace sleight {

/// Pays `cost` out of the pool and the permanents among `from`, whether the player likes it or not: their
/// mana is drawn, cheapest to give up first, until the cost is paid. False, with nothing drawn, where pool
/// and permanents do not cover it.
bool pay_compelled(StepRun& run, const Context& context, PlayerId player, const Cost& cost,
                   const std::vector<Thing>& from);

}  // namespace sleight
