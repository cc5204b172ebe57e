#pragma once

#include "grammar/text.h"
#include "grammar/tree.h"

namespace sleight {

/// Parses one prepared line by grammar/CardParser.g4. Only this function's source file knows ANTLR.
Tree parse_line(const Text& line);

}  // namespace sleight
