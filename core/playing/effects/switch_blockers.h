#pragma once

#include "core/table/table.h"

namespace sleight {

/// Those that block the one attacker and its band block the other, and the other way round. Nothing happens
/// when a creature may not block what it would come to block, or too few would.
void switch_blockers(Duel& duel, ObjectId one, ObjectId other);
/// Each of two blockers comes to block what the other has blocked, if both may.
void switch_attackers(Table& table, ObjectId one, ObjectId other);
/// Whether a creature that does not block may come to block that attacker.
bool can_come_to_block(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// A creature that does not block comes to block an attacker and its band, if it may.
void come_to_block(Table& table, ObjectId blocker, ObjectId attacker);

}  // namespace sleight
