#pragma once

#include <string>

#include "core/duel/duel.h"

namespace sleight {

/// Why a creature may not attack, in words with the rule's id; "" if it may.
std::string why_not_attack(const Duel& duel, ObjectId creature);
/// Why a creature may not block another, likewise.
std::string why_not_block(const Duel& duel, ObjectId blocker, ObjectId attacker);

}  // namespace sleight
