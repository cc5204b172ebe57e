#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// "Put a Thrull token into play. Treat this token as a 0/1 black creature": what it is stands before
/// "token".
void name_printed_tokens(Text& line);

}  // namespace sleight
