#pragma once

#include <cstdint>

namespace sleight::kit {

/// How often memory was asked for with `new`, and how much of it.
struct Allocations {
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;
};

// The sanitizers have a `new` of their own.
#ifdef SLEIGHT_SANITIZED
inline constexpr bool allocations_are_counted = false;
#else
inline constexpr bool allocations_are_counted = true;
#endif

/// What this thread has asked for so far. A program that calls this has a `new` that counts.
Allocations allocations_so_far();

}  // namespace sleight::kit
