#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Every code of every floor, sorted.
std::vector<const CodeHelp*> all_codes();
/// What is known of a code, or nullptr.
const CodeHelp* find_code(const std::string& code);

}  // namespace sleight
