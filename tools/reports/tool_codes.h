#pragma once

#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// The findings that the tools themselves report (T....).
const std::vector<CodeHelp>& tool_codes();

}  // namespace sleight
