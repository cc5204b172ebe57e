#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// How many letters must be put in, left out, changed or swapped to make `b` of `a`, whatever their case.
int edit_distance(std::string_view a, std::string_view b);
/// The candidate nearest to `word`, or "" when none is near enough to be meant.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);
/// "; did you mean `x`?", or "" when nothing is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace sleight
