#include "core/telling/why_not_fight.h"

#include <algorithm>

#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/block_rules.h"
#include "core/playing/turn/prices_of_combat.h"
#include "core/reading/filters.h"
#include "core/telling/wording.h"

namespace sleight {

std::string why_not_attack(const Duel& duel, ObjectId creature) {
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
      return "it is not in play";
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

namespace {

bool is_among(const std::vector<ObjectId>& ids, ObjectId id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// "Juggernaut must attack: ... (R-CBT-6)", of one that is not among those that are declared; "" where none
/// is.
std::string who_must_attack(const Duel& duel, const std::vector<ObjectId>& declared, ObjectId apart_from) {
  std::string who;
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    if (!who.empty() || id == apart_from || is_among(declared, id) || !must_attack(duel, id)) continue;
    for_each_rule(duel, RuleKind::must_attack, Thing::of(id), [&](const RuleInForce& force) {
      who = name_of(duel, Thing::of(id)) + " must attack (R-CBT-6): " + reason_of(force);
      return false;
    });
  }
  return who;
}

}  // namespace

std::string why_not_attack_too(const Duel& duel, const std::vector<ObjectId>& declared, ObjectId creature) {
  std::string why;
  const auto say_once = [&why](const std::string& words) {
    if (why.empty()) why = words;
    return false;
  };
  if (is_among(declared, creature)) return "it has been declared already (R-CBT-8)";
  const std::string owed = who_must_attack(duel, declared, creature);
  for_each_rule(duel, RuleKind::attack_limit, Thing::of(creature), [&](const RuleInForce& force) {
    const bool full = !leaves_room(duel, RuleKind::attack_limit, declared, creature);
    return say_once(full || owed.empty()
                        ? "as many attack as may: " + reason_of(force)
                        : "no more than " + std::to_string(amount_of(force, 1)) + " attack, and " + owed);
  });
  for_each_rule(duel, RuleKind::attack_company, Thing::of(creature), [&](const RuleInForce& force) {
    return say_once("it attacks only with " + std::to_string(amount_of(force, 1)) +
                    " others: " + reason_of(force));
  });
  for_each_rule(duel, RuleKind::attacks_alone, Thing::of(creature), [&](const RuleInForce& force) {
    return say_once(declared.empty() && !owed.empty() ? "it attacks only alone, and " + owed
                                                      : "it attacks only alone: " + reason_of(force));
  });
  for (const ObjectId other : declared)
    for_each_rule(duel, RuleKind::attacks_alone, Thing::of(other), [&](const RuleInForce& force) {
      return say_once("another attacks alone, " + name_of(duel, Thing::of(other)) + ": " + reason_of(force));
    });
  return why;
}

std::string why_not_end_attack(const Duel& duel, const std::vector<ObjectId>& declared) {
  for (const ObjectId id : declared)
    if (company_needed(duel, RuleKind::attack_company, id) >= declared.size()) {
      std::string why;
      for_each_rule(duel, RuleKind::attack_company, Thing::of(id), [&](const RuleInForce& force) {
        why = name_of(duel, Thing::of(id)) + " attacks only with " + std::to_string(amount_of(force, 1)) +
              " others: " + reason_of(force);
        return false;
      });
      return why;
    }
  return who_must_attack(duel, declared, {});
}

std::string why_not_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
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
      return reason_of(*rule_against(duel, RuleKind::cannot_block, blocker, attacker));
    case BlockRefusal::attacker_unblockable:
      return reason_of(*rule_against(duel, RuleKind::cannot_be_blocked, attacker, blocker));
  }
  return "";
}

std::string why_not_block_too(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  std::string why;
  for_each_rule(duel, RuleKind::needs_blockers, Thing::of(attacker), [&](const RuleInForce& force) {
    why = "it takes " + std::to_string(amount_of(force, 1)) +
          " blockers at least, and so many cannot block it: " + reason_of(force);
    return false;
  });
  if (!why.empty()) return why;
  for_each_rule(duel, RuleKind::blocker_limit, Thing::of(attacker), [&](const RuleInForce& force) {
    why = "no more than " + std::to_string(amount_of(force, 0)) + " can block it: " + reason_of(force);
    return false;
  });
  if (!why.empty()) return why;
  for_each_rule(duel, RuleKind::block_company, Thing::of(blocker), [&](const RuleInForce& force) {
    why = "it blocks only with " + std::to_string(amount_of(force, 1)) + " others: " + reason_of(force);
    return false;
  });
  if (!why.empty()) return why;
  for (const RuleKind duty : {RuleKind::must_block, RuleKind::must_block_each})
    for_each_rule(duel, duty, Thing::of(blocker), [&](const RuleInForce& force) {
      if (why.empty() && !speaks_of(force.context, force.rule->by, Thing::of(attacker)))
        why = "it must block another: " + reason_of(force);
      return why.empty();
    });
  for_each_rule(duel, RuleKind::block_limit, Thing::of(blocker), [&](const RuleInForce& force) {
    if (why.empty() && !duel.combat.has_blocker(blocker)) why = "as many block as may: " + reason_of(force);
    return why.empty();
  });
  return why.empty() ? "it blocks already (R-BLOCK-1)" : why;
}

}  // namespace sleight
