#pragma once

#include <vector>

#include "core/diagnostic.h"

namespace sleight {

/// The codes that this floor reports, for `sleight help CODE`.
const std::vector<CodeHelp>& grammar_codes();

}  // namespace sleight
