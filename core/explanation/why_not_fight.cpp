#include "core/explanation/why_not_fight.h"

#include "core/duel/uncounted_look.h"
#include "core/explanation/short_text.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/block_rules.h"
#include "core/playing/turn/prices_of_combat.h"
#include "core/query/filters.h"

namespace sleight {

std::string why_not_attack(const Duel& duel, ObjectId creature) {
  const UncountedLook uncounted(duel);
  std::string why;
  switch (refusal_of_attack(duel, creature)) {
    case AttackRefusal::none:
      if (!can_pay_price(duel, price_of_attack(duel, creature)))
        for_each_rule(duel, RuleKind::attack_cost, Thing::of(creature), [&](const RuleInForce& force) {
          why = "its controller cannot pay for it: " + reason_of(force);
          return false;
        });
      return why;
    case AttackRefusal::not_in_play:
      return "it is not in play (R-CBT-8)";
    case AttackRefusal::no_creature:
      return "it is no creature (R-CBT-8)";
    case AttackRefusal::not_the_attacker:
      return "only the active player's creatures attack (R-CBT-1)";
    case AttackRefusal::tapped:
      return "tapped creatures cannot attack (R-CBT-8)";
    case AttackRefusal::sick:
      return "it has summoning sickness (R-SICK-1)";
    case AttackRefusal::forbidden: {
      const RuleInForce force = *rule_against_attack(duel, creature);
      // The rules' own is that of Walls.
      const bool of_rules = !force.holder && force.context.effect == nullptr;
      return of_rules ? said_by(force) + " (R-CBT-8, R-CRE-9)" : reason_of(force);
    }
  }
  return "";
}

std::string why_not_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  const UncountedLook uncounted(duel);
  std::string why;
  switch (refusal_of_block(duel, blocker, attacker)) {
    case BlockRefusal::none:
      if (!can_pay_price(duel, price_of_block(duel, blocker, attacker)))
        for_each_rule(duel, RuleKind::block_cost, Thing::of(blocker), [&](const RuleInForce& force) {
          if (!speaks_of(force.context, force.rule->by, Thing::of(attacker))) return true;
          why = "its controller cannot pay for it: " + reason_of(force);
          return false;
        });
      return why;
    case BlockRefusal::not_in_play:
      return "it is not in play (R-BLOCK-1)";
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
      return reason_of(*rule_against(duel, RuleKind::cannot_block, blocker, attacker));
    case BlockRefusal::attacker_unblockable:
      return reason_of(*rule_against(duel, RuleKind::cannot_be_blocked, attacker, blocker));
  }
  return "";
}

}  // namespace sleight
