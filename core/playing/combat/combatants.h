#pragma once

#include <string>

#include "core/table/table.h"

namespace sleight {

/// Takes a creature out of combat (R-RMC-1, R-RMC-4).
void remove_from_combat(Duel& duel, ObjectId id);
/// Takes an attacker out of combat as though it had not attacked this turn.
void undo_attack(Duel& duel, ObjectId id);
/// The creature stays in combat, but deals and takes no more of its damage (R-REGEN-10, R-BAND-9).
void take_no_part_in_combat(Duel& duel, ObjectId id);
/// Attackers that nobody but `blockers` has blocked become unblocked, wherever these are by now.
void unblock(Duel& duel, const std::vector<ObjectId>& blockers);
/// Notes who blocks whom, for what asks about it later in the turn.
void note_blocks(Duel& duel);
/// Those whose control changed or that are creatures no more leave combat (R-RMC-1); called after every
/// change.
void update_combat(Table& table);
/// Whether that would find nothing to do.
bool is_combat_settled(const Duel& duel);

}  // namespace sleight
