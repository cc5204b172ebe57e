#include "core/telling/why_not_fight.h"

#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/block_rules.h"
#include "core/telling/wording.h"

namespace sleight {

std::string why_not_attack(const Duel& duel, ObjectId creature) {
  switch (refusal_of_attack(duel, creature)) {
    case AttackRefusal::none:
      return "";
    case AttackRefusal::not_in_play:
      return "it is not in play";
    case AttackRefusal::no_creature:
      return "it is no creature (R-CBT-8)";
    case AttackRefusal::not_the_attacker:
      return "only the active player's creatures attack (R-CBT-1)";
    case AttackRefusal::tapped:
      return "tapped creatures cannot attack (R-CBT-8)";
    case AttackRefusal::sick:
      return "it has summoning sickness (R-SICK-1)";
    case AttackRefusal::forbidden:
      return said_by(*rule_against_attack(duel, creature)) + " (R-CBT-8, R-CRE-9)";
  }
  return "";
}

std::string why_not_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  switch (refusal_of_block(duel, blocker, attacker)) {
    case BlockRefusal::none:
      return "";
    case BlockRefusal::not_in_play:
      return "it is not in play";
    case BlockRefusal::no_creature:
      return "it is no creature (R-BLOCK-1)";
    case BlockRefusal::not_the_defender:
      return "only the defending player's creatures block (R-BLOCK-1)";
    case BlockRefusal::tapped:
      return "tapped creatures cannot block (R-BLOCK-1)";
    case BlockRefusal::not_attacking:
      return "it is not attacking (R-BLOCK-1)";
    case BlockRefusal::blocker_forbidden:
      // The refusal was given for such a rule, so that there is one.
      return said_by(*rule_against(duel, RuleKind::cannot_block, blocker, attacker)) + " (R-GEN-1)";
    case BlockRefusal::attacker_unblockable:
      return said_by(*rule_against(duel, RuleKind::cannot_be_blocked, attacker, blocker)) +
             " (R-FLY-1, R-LW-1, R-PROT-1)";
  }
  return "";
}

}  // namespace sleight
