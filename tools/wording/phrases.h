#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// `words` separated by commas.
std::string listed(const std::vector<std::string>& words);
std::string lower(std::string_view text);
/// "; did you mean `x`?" with the candidate that is nearest to `word`, or "" when none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace sleight
