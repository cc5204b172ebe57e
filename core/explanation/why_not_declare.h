#pragma once

#include <string>
#include <vector>

#include "core/playing/turn/block_plans.h"

/// Why a declaration of attackers or blockers is none: the demand or the limit that decides (R-CBT-6,
/// R-FORCE-1). By the same plans that offer what may be declared.
namespace sleight {

/// Why the creature, which could attack by itself, cannot beside those that are declared with it; empty when
/// it can.
std::string why_not_attack_too(const Duel& duel, const std::vector<ObjectId>& declared, ObjectId creature);
/// Why a declaration of these attackers alone is none: the demand that it does not meet, or the company that
/// one of them lacks; empty when neither is against it.
std::string why_not_end_attack(const Duel& duel, const std::vector<ObjectId>& declared);
/// Why attackers cannot be one band (R-BAND-1); empty when they can.
std::string why_no_band(const Duel& duel, const std::vector<ObjectId>& members);
/// Why a block, which could be made by itself, cannot be beside those that are declared.
std::string why_not_block_too(const Duel& duel, const std::vector<BlockPair>& declared,
                              const BlockPair& block);
/// Why a declaration of these blocks alone is none: the demand that it does not meet, the blockers that are
/// too few, or the company that one lacks; empty when none of these is against it.
std::string why_not_end_blocks(const Duel& duel, const std::vector<BlockPair>& declared);

}  // namespace sleight
