#pragma once

#include <cstdint>

namespace sleight {

/// How long a lasting effect holds.
enum class Duration : std::uint8_t {
  for_good,     ///< until it changes zone (R-DUR-1, R-DUR-2)
  end_of_turn,  ///< R-CLEAN-2
  end_of_combat,
  while_source_in_play,
  while_source_tapped,     ///< R-DUR-3
  while_source_yours,      ///< while whoever made it controls its source
  while_yours_and_tapped,  ///< both of the two above
  next_untap,              ///< through its controller's next untap phase
  next_upkeep,             ///< until the next upkeep of whoever made it
  end_of_next_upkeep,      ///< until the end of the next upkeep of whoever made it
  next_turn,               ///< until the next turn of whoever made it
  owners_next_turn,        ///< until the next turn of the owner of its source
  last_ = owners_next_turn,
};

}  // namespace sleight
