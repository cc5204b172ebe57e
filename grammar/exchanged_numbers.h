#pragma once

#include <span>
#include <string>
#include <vector>

namespace sleight {

/// The numbers that stand in a text where others do in the description of what was read in it: "deals 2
/// damage and gains 3 life" and "deals 3 damage and gains 2 life" have the same words. Only numbers that each
/// of the two says once are looked at, by the words around them, and none where the text says `instead` and
/// the description `otherwise`: these tell two cases in either order. Both are given as the words of each
/// line
/// (`compared_words`). Sorted.
std::vector<std::string> exchanged_numbers(std::span<const std::vector<std::string>> text,
                                           std::span<const std::vector<std::string>> description);

}  // namespace sleight
