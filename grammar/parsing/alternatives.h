#pragma once

#include <cstddef>

namespace sleight {

/// How many alternatives a rule may have. ANTLR's runtime takes what it weighs for one and the same where 31
/// times the state and the alternative add up alike: with more, of two that begin alike one may be lost
/// unseen.
inline constexpr std::size_t most_alternatives = 31;
/// How many the longest rule has.
std::size_t alternatives_of_longest_rule();

}  // namespace sleight
