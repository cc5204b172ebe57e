#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sleight::kit {

/// The numbers that a text cites, in its order: worked examples (E-060), rules (R-DP-6) and differences
/// between the rule sets (D-14), each a word of its own.
std::vector<std::string> cited_in(std::string_view text);
/// The differences alone.
std::vector<std::string> differences_in(std::string_view text);

}  // namespace sleight::kit
