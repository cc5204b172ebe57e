#pragma once

#include <cstdint>

namespace sleight {

/// What a card may ask its player to choose.
enum class ChoiceKind : std::uint8_t {
  colour,
  colours,  ///< one or several
  basic_land_type,
  creature_type,
  number,
  player,
  opponent,
  card,
  card_name,
  colour_word,
  land_word,
  last_ = land_word,
};

}  // namespace sleight
