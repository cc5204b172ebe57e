#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// Sentences of one shape that become others, or several lines.
void rewrite_printed_sentences(Text& line, std::string_view subject);

}  // namespace sleight
