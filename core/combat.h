#pragma once

#include <string>

#include "core/table.h"

namespace sleight {

/// Plays the stage of the attack that `Duel::turn.stage` names and sets the next (R-CBT-3).
void play_attack_stage(Table& table);
/// Whether the active player may announce an attack now (R-CBT-1, R-CBT-11).
bool may_announce_attack(const Duel& duel);
/// Whether the active player's main phase cannot end yet, since a creature must attack and has not (R-CBT-6,
/// D-11).
bool attack_is_owed(const Duel& duel);
/// Whether a creature of the active player may attack; `why` gets the reason with the rule's id when not.
bool may_attack(const Duel& duel, ObjectId creature, std::string* why = nullptr);
/// Whether a creature of the active player must attack if it can (R-CBT-6).
bool must_attack(const Duel& duel, ObjectId creature);
/// Whether `blocker` may block `attacker`, leaving aside how many it blocks already.
bool may_block(const Duel& duel, ObjectId blocker, ObjectId attacker, std::string* why = nullptr);
/// Takes a creature out of combat (R-RMC-1, R-RMC-4).
void remove_from_combat(Duel& duel, ObjectId id);
/// The creature stays in combat, but deals and takes no more of its damage (R-REGEN-10, R-BAND-9).
void take_no_part_in_combat(Duel& duel, ObjectId id);
/// Those that block the one attacker and its band block the other, and the other way round. Nothing happens
/// when a creature may not block what it would come to block, or too few would.
void switch_blockers(Duel& duel, ObjectId one, ObjectId other);
/// Those whose control changed or that are creatures no more leave combat (R-RMC-1); called after every
/// change.
void update_combat(Table& table);
/// Whether the object attacks and is still in combat (R-CBT-10).
bool is_attacking(const Duel& duel, ObjectId id);
/// Whether the object blocks and is still in combat (R-CBT-10).
bool is_blocking(const Duel& duel, ObjectId id);
/// Whether the attacker was blocked; it stays so (R-BLOCK-2).
bool is_blocked(const Duel& duel, ObjectId id);

}  // namespace sleight
