#pragma once

#include <cstdint>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// Something of a permanent that a player may use: an activated ability, or the mana of a land's basic types.
struct Usable {
  static constexpr std::uint16_t land_mana = 0xFFFF;
  std::uint16_t slot = 0;
  std::uint16_t index = land_mana;  ///< which of its abilities
  Colours colours;                  ///< of the mana of its basic types (R-LAND-2)
};

/// What can be used in play, oldest permanent first: what every window goes through, without the many
/// permanents that can do nothing. Good until the duel changes.
struct UsableInPlay {
  std::vector<Usable> effects;  ///< activated abilities that are no mana sources
  std::vector<Usable> mana;     ///< mana sources (R-MANA-9)
};
const UsableInPlay& usable_in_play(const Duel& duel);
/// The slots of the permanents that can die of what they are: creatures, enchantments, legends and worlds,
/// and those that were one. Oldest first; good until the duel changes.
const std::vector<std::uint16_t>& mortal_in_play(const Duel& duel);
/// The ability that `usable` means; not for the mana of a land.
const HeldAbility& ability_of(const Duel& duel, const Usable& usable);

}  // namespace sleight
