#pragma once

#include "core/reading/context.h"

namespace sleight {

/// Whether `condition` holds.
bool holds(const Context& context, const Condition& condition);

}  // namespace sleight
