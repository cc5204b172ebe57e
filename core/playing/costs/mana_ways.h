#pragma once

#include <vector>

#include "core/derived/mana_cache.h"
#include "core/query/context.h"

namespace sleight {

/// What an ability of a permanent is to a payment.
enum class Drawn : std::uint8_t {
  by_payment,  ///< a cost draws from it by itself, where it gives anything now
  in_part,     ///< it does, but it would give more than is planned, or for more prices
  by_hand,     ///< it does, asks for or gives up what only its player decides
  not_now,     ///< the player may not use it, or not now
};

/// Adds each way in which the ability would give `player` mana if it were used now (R-MANA-3), its permanent
/// being untapped. Where what is tapped before changes what it gives, the ways of both ends are added, as
/// `counting`: with nothing else tapped, and with everything.
Drawn add_ways(const Duel& duel, ObjectId id, const HeldAbility& held, PlayerId player,
               std::vector<ManaSource>& ways);
/// Adds each way of a source that counts what is tapped, as its permanent gives mana once those of the slots
/// `tapped` are; `room` is a copy of the duel with only what is tapped in it changed.
void add_ways_after(Duel& room, const Duel& duel, const ManaSource& source, PlayerId player,
                    const std::vector<std::uint16_t>& tapped, std::vector<ManaSource>& ways);
/// Adds the ways of the mana of basic land types, of which it is one of `colours` (R-LAND-2).
void add_land_ways(const Duel& duel, ObjectId land, PlayerId player, Colours colours,
                   std::vector<ManaSource>& ways);

}  // namespace sleight
