#pragma once

#include <cstddef>

namespace sleight::kit {

/// Whether this program was built with the sanitizers, under which everything takes ten times as long or
/// more.
#ifdef SLEIGHT_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// So many where a test looks at very much; under the sanitizers a tenth of that, which finds their faults as
/// well.
constexpr int as_many_as(int all) { return sanitized ? all / 10 : all; }
/// Whether number `i` of a long list is one of those.
constexpr bool is_looked_at(std::size_t i) { return !sanitized || i % 10 == 0; }

}  // namespace sleight::kit
