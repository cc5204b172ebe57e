#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Every code of every floor, sorted.
std::vector<const CodeHelp*> all_codes();
/// What is known of a code, or nullptr.
const CodeHelp* find_code(const std::string& code);
/// Whether a code begins so: "T05" or "T0501" itself.
bool begins_a_code(std::string_view beginning);

}  // namespace sleight
