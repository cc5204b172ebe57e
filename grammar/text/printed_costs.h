#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// What is paid, by whom and when; how often something may be used.
void rewrite_printed_costs(Text& line, std::string_view subject);

}  // namespace sleight
