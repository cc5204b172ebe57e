#pragma once

#include <vector>

#include "core/table.h"

namespace sleight {

/// The parts of an attack that `play_attack_stage` calls, each in a file of its own.

/// Declares attackers and bands; raises `attacks` (R-CBT-8, R-BAND-1).
void declare_attackers(Table& table);
/// Asks, for each of `creatures`, which band it joins: those before it have formed some (R-BAND-1).
void form_bands(Table& table, const std::vector<ObjectId>& creatures);
/// Lets the attacker put bands in order that a lost ability has made illegal (R-BAND-10); nothing under rules
/// that keep bands as they are (D-20).
void regroup_bands(Table& table);
/// Declares blocks; raises `blocks` and `becomes_blocked` (R-BLOCK-1). Each pair of a blocker and an attacker
/// is one event of both kinds; its amount counts the pairs of its subject, so that the first blocker of an
/// attacker is number 1.
void declare_blockers(Table& table);

/// Whether some creature in combat deals its damage before the others (R-CDMG-4).
bool someone_strikes_first(const Duel& duel);
/// One of the two steps of combat damage: division, packets, prevention, deaths, triggers (R-CDMG-1 to
/// R-CDMG-5).
void deal_combat_damage(Table& table, bool first_step);

}  // namespace sleight
