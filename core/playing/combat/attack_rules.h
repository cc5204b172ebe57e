#pragma once

#include <cstdint>
#include <optional>

#include "core/derived/rules_in_force.h"

namespace sleight {

/// Whether the active player may announce an attack now (R-CBT-1, R-CBT-11).
bool may_announce_attack(const Duel& duel);
/// Why a creature may not attack.
enum class AttackRefusal : std::uint8_t {
  none,
  not_in_play,
  no_creature,       ///< R-CBT-8
  not_the_attacker,  ///< only the active player's creatures attack (R-CBT-1)
  tapped,            ///< R-CBT-8
  sick,              ///< R-SICK-1
  forbidden,         ///< by a rule in force, RuleKind::cannot_attack (R-CBT-8, R-CRE-9)
};
AttackRefusal refusal_of_attack(const Duel& duel, ObjectId creature);
/// The rule that keeps the creature from attacking, if one does that is not set aside for it (R-GEN-1).
std::optional<RuleInForce> rule_against_attack(const Duel& duel, ObjectId creature);
/// Whether a creature of the active player may attack.
bool may_attack(const Duel& duel, ObjectId creature);
/// Remembers for this turn who may attack now, and gives them.
std::vector<ObjectId> note_who_could_attack(Duel& duel);
/// Whether a creature of the active player must attack if it can (R-CBT-6).
bool must_attack(const Duel& duel, ObjectId creature);
/// Whether the active player's main phase cannot end yet, since a creature must attack and has not (R-CBT-6,
/// D-11).
bool attack_is_owed(const Duel& duel);

}  // namespace sleight
