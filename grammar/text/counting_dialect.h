#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// What is counted first and asked for in the next sentences, and what follows of it for a turn.
void rules_of_counting(Text& line);

}  // namespace sleight
