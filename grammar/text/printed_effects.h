#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// What is done.
void rewrite_printed_effects(Text& line, std::string_view subject);

}  // namespace sleight
