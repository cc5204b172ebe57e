#pragma once

#include <cstdint>

namespace sleight {

/// Where a card can be (R-ZONE-1). `nowhere` is a token that has left play.
enum class Zone : std::uint8_t {
  library,
  hand,
  in_play,
  graveyard,
  out_of_game,
  out_of_play,
  limbo,
  set_aside,
  ante,
  nowhere,
  last_ = nowhere,
};

}  // namespace sleight
