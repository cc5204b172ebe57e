#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// The candidate that someone who wrote `word` most likely meant: few letters put in, left out, changed or
/// swapped, whatever their case; of equally near ones that of the likelier slip. "" when none is near enough
/// to be worth a guess.
std::string closest_word(std::string_view word, const std::vector<std::string>& candidates);
/// "; did you mean `x`?", or "" when nothing is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

/// Whether `word` is `meant` but for one letter, or two that changed places: where any word is allowed, only
/// that is surely a mistake.
bool is_slip(std::string_view word, std::string_view meant);
/// Whether `word` is a slip of `meant`, and of no other candidate that is as likely.
bool is_sure(std::string_view word, std::string_view meant, const std::vector<std::string>& candidates);

}  // namespace sleight
