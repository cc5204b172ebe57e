#pragma once

#include <algorithm>
#include <cstdint>

namespace sleight {

/// The one bound of what is reckoned in a duel: amounts, power, toughness, life, damage. No duel comes near;
/// sums of many such numbers are still numbers of C++. What would be more counts as the most, and what would
/// be less than its negative as that.
inline constexpr std::int32_t most_number = 1'000'000;
constexpr std::int32_t bounded(std::int64_t value) {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(value, -most_number, most_number));
}

}  // namespace sleight
