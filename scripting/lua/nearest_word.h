#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// The candidate that someone who wrote `word` most likely meant: few letters put in, left out, changed or
/// swapped, whatever their case. "" when none is near enough to be worth a guess.
std::string closest_word(std::string_view word, const std::vector<std::string>& candidates);
/// "; did you mean `x`?", or "" when nothing is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace sleight
