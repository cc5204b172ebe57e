#pragma once

#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// The codes that this floor reports, for `sleight help CODE`: L01 sandbox and syntax, L02 shape, L03 what a
/// file returns, L04 collections, mods and rule sets.
const std::vector<CodeHelp>& scripting_codes();

}  // namespace sleight
