#pragma once

#include <cstdint>

namespace sleight {

/// How a number is compared.
enum class Comparison : std::uint8_t { at_least, at_most, equal, last_ = equal };

}  // namespace sleight
