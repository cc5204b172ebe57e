#include "core/playing/combat/attack_rules.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"

namespace sleight {
namespace {

/// Whether the rule comes of the kind of creature that it is, as that of Walls does: it is the rule set's
/// own, or one of its own that says of itself, and without a condition, that it never attacks. Attacking "as
/// though it were not a Wall" sets aside those alone, and not what other cards forbid (R-CRE-9, R-GEN-1).
bool is_of_its_kind(const RuleInForce& force, ObjectId id) {
  if (force.context.effect != nullptr) return false;
  if (force.held == nullptr) return true;
  const bool its_own = force.held->keyword != nullptr || force.held->giver == id;
  return its_own && force.holder == id && force.ability->affects.empty() &&
         force.ability->condition.kind == ConditionKind::always;
}

}  // namespace

bool may_announce_attack(const Duel& duel) {
  // Only where a batch could be started: not before the window of main, and not with something under way
  // (R-CBT-11).
  return !duel.over() && duel.phase().action == PhaseAction::main && duel.turn.stage == Stage::phase_window &&
         !duel.turn.attack_made && !duel.combat.active && duel.batch.empty();
}

AttackRefusal refusal_of_attack(const Duel& duel, ObjectId id) {
  if (!duel.is_in_play(id)) return AttackRefusal::not_in_play;
  const Characteristics& now = duel.look(id);
  if (!now.is(CardType::creature)) return AttackRefusal::no_creature;
  // By who controls it, not by who owns it: what is stolen attacks for the thief (R-CTRL-1).
  if (now.controller != duel.active()) return AttackRefusal::not_the_attacker;
  if (duel.object(id).tapped) return AttackRefusal::tapped;
  if (is_sick(duel, id, RuleKind::attacks_at_once)) return AttackRefusal::sick;
  return rule_against_attack(duel, id) ? AttackRefusal::forbidden : AttackRefusal::none;
}

std::optional<RuleInForce> rule_against_attack(const Duel& duel, ObjectId id) {
  const Thing thing = Thing::of(id);
  const bool as_other_creatures = has_rule(duel, RuleKind::attacks_alone_rule_off, thing);
  std::optional<RuleInForce> against;
  for_each_rule(duel, RuleKind::cannot_attack, thing, [&](const RuleInForce& found) {
    if (!as_other_creatures || !is_of_its_kind(found, id)) against.emplace(found);
    return !against;
  });
  return against;
}

bool may_attack(const Duel& duel, ObjectId id) { return refusal_of_attack(duel, id) == AttackRefusal::none; }

bool must_attack(const Duel& duel, ObjectId id) {
  // What cannot attack need not: nobody is forced to what is impossible (R-FORCE-1).
  // Nor need it where attacking costs something: a payment is nobody's duty.
  return duel.is_in_play(id) && has_rule(duel, RuleKind::must_attack, Thing::of(id)) &&
         !has_rule(duel, RuleKind::attack_cost, Thing::of(id)) && may_attack(duel, id);
}

std::vector<ObjectId> note_who_could_attack(Duel& duel) {
  std::vector<ObjectId> able;
  for (const std::uint16_t slot : duel.in_play)
    if (may_attack(duel, duel.id_of(slot))) able.push_back(duel.id_of(slot));
  for (const ObjectId id : able) duel.object(id).could_attack = true;
  if (!able.empty()) duel.touch(Duel::combat_state);
  return able;
}

bool attack_is_owed(const Duel& duel) {
  // Once the attack has been made nothing is owed, whoever attacked: it is made but once (R-CBT-1).
  if (!duel.rules().must_attack_holds_main || !may_announce_attack(duel)) return false;
  if (!rule_exists(duel, RuleKind::must_attack)) return false;
  return std::any_of(duel.in_play.begin(), duel.in_play.end(),
                     [&](std::uint16_t slot) { return must_attack(duel, duel.id_of(slot)); });
}

}  // namespace sleight
