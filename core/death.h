#pragma once

#include <vector>

#include "core/table.h"

namespace sleight {

/// How something is about to leave play for the graveyard.
enum class Ending : std::uint8_t { destroyed, buried, sacrificed };

/// Destroys or buries all of `ids` as one event: one step for regeneration over all of them (R-DP-12,
/// R-DEST-1, R-DEST-2). `no_regeneration` makes it burying.
void put_to_graveyard(Table& table, const std::vector<ObjectId>& ids, Ending ending);
/// Regenerates: no death, damage gone, tapped (R-REGEN-1, R-REGEN-3); what combat makes of it is R-REGEN-10.
void regenerate(Table& table, ObjectId id);
/// Whether `id` is about to go to the graveyard at this moment, so that regeneration may be played
/// (R-REGEN-2).
bool is_dying(const Duel& duel, ObjectId id);
/// Looks for what cannot stay: lethal damage, toughness below 1, illegal enchantments, second legends, worlds
/// (R-CRE-6, R-CRE-7, R-ENCH-2, R-LEG-1, R-WORLD-1, `state` triggers), until nothing more goes. Returns
/// whether anything did.
bool check_deaths(Table& table);

}  // namespace sleight
