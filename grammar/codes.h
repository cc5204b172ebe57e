#pragma once

#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// The codes that this floor reports, for `sleight help CODE`.
const std::vector<CodeHelp>& grammar_codes();

}  // namespace sleight
