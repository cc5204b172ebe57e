#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// Why a creature may not attack, in words with the rule's id; "" if it may.
std::string why_not_attack(const Duel& duel, ObjectId creature);
/// Why the creature, which could attack by itself, cannot beside those that are declared with it; empty when
/// it can.
std::string why_not_attack_too(const Duel& duel, const std::vector<ObjectId>& declared, ObjectId creature);
/// Why a declaration of these attackers alone is none: the demand that it does not meet (R-CBT-6), or the
/// company that one of them lacks; empty when neither is against it.
std::string why_not_end_attack(const Duel& duel, const std::vector<ObjectId>& declared);
/// Why a creature may not block another, likewise.
std::string why_not_block(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// Why a creature that may block another cannot do so together with the blocks that have been declared: what
/// either of them demands, or that it blocks already.
std::string why_not_block_too(const Duel& duel, ObjectId blocker, ObjectId attacker);

}  // namespace sleight
