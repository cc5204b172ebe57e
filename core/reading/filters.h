#pragma once

#include <vector>

#include "core/reading/context.h"

namespace sleight {

/// Whether `thing` passes all `filters`.
bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing);
/// Whether a source with these traits passes all `filters` (packets, protection).
bool passes(const Context& context, const std::vector<Filter>& filters, const Snapshot& traits);

}  // namespace sleight
