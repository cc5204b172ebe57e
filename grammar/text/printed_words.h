#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// Words of those years for which the house has others.
void rewrite_printed_words(Text& line, std::string_view subject);

}  // namespace sleight
