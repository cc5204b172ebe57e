#pragma once

#include <cstdint>
#include <optional>

#include "core/derived/rules_in_force.h"

namespace sleight {

/// Why a creature may not block another.
enum class BlockRefusal : std::uint8_t {
  none,
  not_in_play,
  no_creature,          ///< R-BLOCK-1
  not_the_defender,     ///< only the defending player's creatures block (R-BLOCK-1)
  tapped,               ///< R-BLOCK-1
  not_attacking,        ///< R-BLOCK-1
  blocker_forbidden,    ///< by a rule about the blocker, RuleKind::cannot_block (R-GEN-1)
  attacker_unblockable  ///< by a rule about the attacker, RuleKind::cannot_be_blocked (R-FLY-1, R-LW-1,
                        ///< R-PROT-1)
};
BlockRefusal refusal_of_block(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// Whether `blocker` may block `attacker`, leaving aside how many it blocks already.
bool may_block(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// The rule of `kind` about `subject` that speaks of `other`, if one does.
std::optional<RuleInForce> rule_against(const Duel& duel, RuleKind kind, ObjectId subject, ObjectId other);

}  // namespace sleight
