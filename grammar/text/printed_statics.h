#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// What holds all the time.
void rewrite_printed_statics(Text& line, std::string_view subject);

}  // namespace sleight
