#pragma once

#include <cstdint>

namespace sleight {

/// The parts of a change, in the order of the layers (`layer_of`).
enum class ChangeKind : std::uint8_t {
  copy_of,          ///< becomes a copy of what `who` selects
  controller,       ///< comes under the control of the player `who` selects
  colour_word,      ///< the colour word `from` reads `to` (both chosen when empty)
  land_word,        ///< the land type `from` reads `to`
  made_in_words,    ///< a token reads as the words of what made it read then, its colour among them
  becomes_land,     ///< is a land of type `word` and nothing else of its text (R-LAND-5)
  also_land_type,   ///< has the land type `word` in addition
  also_supertype,   ///< has `supertypes` in addition
  loses_supertype,  ///< has none of `supertypes`
  is_also,          ///< has `types` in addition
  becomes_type,     ///< has exactly `types`
  also_subtype,     ///< has the creature type `word` in addition
  becomes_subtype,  ///< has exactly the creature type `word`
  colour,           ///< has exactly `colours` (R-COLOR-2)
  also_colour,
  gains,          ///< has `abilities` in addition
  gains_once,     ///< has those of `abilities` in addition that it has not already
  loses_keyword,  ///< has no copy of keyword `word` (R-ABIL-1)
  loses_abilities,
  power,
  toughness,  ///< base value is `amount` (R-CRE-5)
  plus_power,
  plus_toughness,  ///< raised by `amount`
  switch_power_toughness,
  last_ = switch_power_toughness,
};

}  // namespace sleight
