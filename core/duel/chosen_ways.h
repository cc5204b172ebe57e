#pragma once

#include <cstdint>

namespace sleight {

/// Which ways are taken of what steps leave a choice of: of as many as all choices come to, this one. The
/// first choice is its last digit, in the base of how many ways that choice has.
struct ChosenWays {
  std::uint8_t number = 0;  ///< from 0
  std::uint8_t count = 1;   ///< 1: there is no choice
  /// Whether both are the same ways.
  bool operator==(const ChosenWays&) const = default;
};

}  // namespace sleight
