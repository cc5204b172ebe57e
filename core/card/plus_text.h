#pragma once

#include <optional>
#include <string>
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

/// Whether it is such a name in which X stands for a number, "+0/+X": of one counter that is as great as the
/// number tells.
bool is_plus_of_x(std::string_view text);
/// That name with the number in the place of X, which counts as `most_of_x` at most.
std::string plus_with(std::string_view text, int x);
/// A library knows each kind of counter that may come to be by its name; no X is greater.
inline constexpr int most_of_x = 99;

}  // namespace sleight
