#pragma once

#include <string>
#include <vector>

#include "grammar/open_words.h"
#include "grammar/parsing/tree.h"
#include "grammar/text/text.h"

namespace sleight {

/// Parses one prepared line by grammar/CardParser.g4, with the open words of `vocabulary`, which must live as
/// long as the tree. Only this function's source file knows ANTLR.
Tree parse_line(const Text& line, const Vocabulary& vocabulary);

/// Those of `words`, in lower case, that may stand in a text: words of the grammar, and those that an open
/// word begins with.
std::vector<std::string> known_among(const std::vector<std::string>& words, const Vocabulary& vocabulary);

}  // namespace sleight
