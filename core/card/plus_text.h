#pragma once

#include <optional>
#include <string_view>

namespace sleight {

/// What is added to power and toughness.
struct Plus {
  int power = 0;
  int toughness = 0;
};

/// More than any real power: sums of what is added stay far from the ends of a number.
inline constexpr int most_of_plus = 10000;

/// "+2/-1", as scripts write it and counters are called. Both signs are required: "1/1" would read like power
/// and toughness themselves. Nothing for what is written otherwise.
std::optional<Plus> plus_of(std::string_view text);

}  // namespace sleight
