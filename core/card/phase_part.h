#pragma once

#include <cstdint>

namespace sleight {

/// The three groups of effects of a phase, in their order (R-TURN-5).
enum class PhasePart : std::uint8_t { beginning, ordinary, end, last_ = end };

}  // namespace sleight
