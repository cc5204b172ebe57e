#pragma once

#include <vector>

#include "core/table/table.h"

namespace sleight {

/// Takes out those that something else is done with instead of their being destroyed, and does it.
void spare_replaced(Table& table, std::vector<ObjectId>& ids);
/// Destroys all of `ids` as one event: one step for regeneration over all of them (R-DP-12, R-DEST-1). What
/// was not regenerated goes to the graveyard.
void destroy(Table& table, const std::vector<ObjectId>& ids);
/// Regenerates: no death, damage gone, tapped (R-REGEN-1, R-REGEN-3); what combat makes of it is R-REGEN-10.
void regenerate(Table& table, ObjectId id);
/// Looks for what cannot stay: lethal damage, toughness below 1, illegal enchantments, second legends, worlds
/// (R-CRE-6, R-CRE-7, R-ENCH-2, R-LEG-1, R-WORLD-1, `state` triggers), until nothing more goes. Returns
/// whether anything did.
bool check_deaths(Table& table);
/// What would go if it were looked for now: nothing, where `check_deaths` has just been. Looking notes since
/// when legends and worlds have been that, and so `duel` is one that nobody plays on.
std::vector<ObjectId> overdue_deaths(Duel& duel);

}  // namespace sleight
