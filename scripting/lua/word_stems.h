#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// What the forms of an English word have in common: "dies", "died" and "die", "tapped" and "taps". It need
/// be no word itself; forms that are not regular stay apart.
std::string word_stem(std::string_view word);
/// The words of a text by their stems, in order. Letters and digits make words, apostrophes are left out, and
/// everything else, an underscore too, stands between two words.
std::vector<std::string> stems_of(std::string_view text);
/// The same in one text, with blanks between: two texts that say one thing are equal.
std::string stemmed(std::string_view text);

}  // namespace sleight
