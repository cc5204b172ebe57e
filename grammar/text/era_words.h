#pragma once

#include <string>
#include <string_view>

#include "grammar/text/text.h"

/// What later years call by a word that the era did not have, in the words of its cards: said and read by one
/// table.
namespace sleight {

/// A line that is said, in words of the era; `name` is the card's own.
std::string in_era_words(std::string line, std::string_view name);
/// The same words in a line that is read (lower case, the card itself as ~), as the grammar knows them.
void read_era_words(Text& line);

}  // namespace sleight
