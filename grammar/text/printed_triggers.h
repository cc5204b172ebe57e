#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// What sets an ability off, and what is asked for in a phase.
void rewrite_printed_triggers(Text& line, std::string_view subject);

}  // namespace sleight
