#pragma once

#include "core/table/table.h"

namespace sleight {

/// Whether some creature in combat deals its damage before the others (R-CDMG-4).
bool someone_strikes_first(const Duel& duel);
/// One of the two steps of combat damage: division, packets, prevention, deaths, triggers (R-CDMG-1 to
/// R-CDMG-5).
void deal_combat_damage(Table& table, bool first_step);

}  // namespace sleight
