#pragma once

#include "core/table/table.h"

namespace sleight {

/// Life and losing are looked at only at check points (R-LIFE-1): ends the duel if someone has lost.
void check_life(Table& table);
/// Mana left in pools is lost, and as much life (R-MANA-4).
void burn_mana(Table& table);
/// Ends the duel; the ante is awarded (R-LIFE-5).
void end_duel(Duel& duel, Outcome outcome, EndReason reason);

}  // namespace sleight
