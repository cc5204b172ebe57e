#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// The words of a line as two texts are held against each other: lower case, without the number of a noun and
/// the person of a verb, and numbers in digits. Signs between words are none; a symbol ("{T}") is a word.
std::vector<std::string> compared_words(std::string_view line);

}  // namespace sleight
