#pragma once

#include <string>
#include <string_view>

#include "core/card/diagnostic.h"

namespace sleight {

/// By this a finding is known again when lines above it come and go: a hash, as hexadecimal digits, of what
/// is found, in which file, and of the text of its line.
std::string finding_print(const Diagnostic& finding, std::string_view line);

}  // namespace sleight
