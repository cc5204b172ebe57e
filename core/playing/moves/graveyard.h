#pragma once

#include <vector>

#include "core/playing/moves/zones.h"
#include "core/table/table.h"

namespace sleight {

/// The order in which `ids` are put into graveyards at the same time, lowest first: each owner picks that of
/// the own cards, the active player before the other (R-ZONE-6).
std::vector<ObjectId> in_order_of_arrival(Table& table, const std::vector<ObjectId>& ids);

/// Puts so many cards from the top of that library into the graveyard, or all that are left (R-ZONE-9), and
/// says how many they were.
int mill(Table& table, PlayerId player, int amount);

/// Moves cards as one event, each to its zone (see `move_together`). The local enchantments on permanents
/// that leave play are put into the graveyard in the same event, among what else arrives there in the order
/// that their owners pick (R-ENCH-2, R-ZONE-6).
void leave_together(Table& table, const std::vector<Leaving>& moves, bool on_top = true);

/// Puts permanents into the graveyard as one event, without a step for regeneration: they are buried
/// (R-DEST-2).
void put_to_graveyard(Table& table, const std::vector<ObjectId>& ids);
/// The same of what is sacrificed, as whoever hears of it is told.
void sacrifice_together(Table& table, const std::vector<ObjectId>& ids);

}  // namespace sleight
