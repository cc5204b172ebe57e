#include "core/playing/combat/block_rules.h"

#include "core/query/filters.h"

namespace sleight {

namespace {

/// Whether blocks go on as though the creature did not have that keyword.
bool is_disregarded(const Duel& duel, ObjectId id, const RuleInForce& of_keyword) {
  if (of_keyword.held == nullptr || of_keyword.held->keyword == nullptr) return false;
  bool found = false;
  for_each_rule(duel, RuleKind::blocked_as_without, Thing::of(id), [&](const RuleInForce& force) {
    found = is_use_of(of_keyword.held->keyword->keyword, of_keyword.context, force.rule->word,
                      force.rule->by.filters, force.context);
    return !found;
  });
  return found;
}

}  // namespace

std::optional<RuleInForce> rule_against(const Duel& duel, RuleKind kind, ObjectId subject, ObjectId other) {
  std::optional<RuleInForce> found;
  for_each_rule(duel, kind, Thing::of(subject), [&](const RuleInForce& force) {
    if (!speaks_of(force.context, force.rule->by, Thing::of(other))) return true;
    if (kind == RuleKind::cannot_be_blocked && is_disregarded(duel, subject, force)) return true;
    // The first is as good as any; which it was is told to whoever asks why.
    found.emplace(force);
    return false;
  });
  return found;
}

BlockRefusal refusal_of_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  if (!duel.is_in_play(blocker)) return BlockRefusal::not_in_play;
  const Characteristics& now = duel.look(blocker);
  if (!now.is(CardType::creature)) return BlockRefusal::no_creature;
  // Asked outside an attack too, by whoever wants to know what could block in one.
  if (now.controller != opponent_of(duel.combat.active ? duel.combat.attacker : duel.active()))
    return BlockRefusal::not_the_defender;
  if (duel.object(blocker).tapped) return BlockRefusal::tapped;
  if (!duel.combat.has_attacker(attacker)) return BlockRefusal::not_attacking;
  // Evasion needs no more than this pair: a whole band is blocked through any one of its members
  // (R-BAND-3, R-BAND-4).
  if (rule_against(duel, RuleKind::cannot_block, blocker, attacker)) return BlockRefusal::blocker_forbidden;
  if (rule_against(duel, RuleKind::cannot_be_blocked, attacker, blocker))
    return BlockRefusal::attacker_unblockable;
  return BlockRefusal::none;
}

bool may_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  return refusal_of_block(duel, blocker, attacker) == BlockRefusal::none;
}

}  // namespace sleight
