#include "core/derived/use_restrictions.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"

namespace sleight {

bool had_since_turn_began(const Duel& duel, ObjectId id) {
  const PlayerId controller = duel.look(id).controller;
  const Object& object = duel.object(id);
  // Who has it but is not noted to have it has had it for no time at all, whatever it was that changed
  // control.
  return object.had_by == controller &&
         object.controlled_since <= duel.turn.last_turn_began[static_cast<std::size_t>(index(controller))];
}

bool is_sick(const Duel& duel, ObjectId id, RuleKind spared_by) {
  // R-SICK-3: what it is by now counts: a land that has come to life may be sick.
  return duel.look(id).is(CardType::creature) && !had_since_turn_began(duel, id) &&
         !has_rule(duel, spared_by, Thing::of(id));
}

bool is_mana_source_spell(const Duel& duel, const Card& card) {
  // D-26: one of the rule sets knows no such spells.
  return any(card.types & CardType::mana_source) && duel.rules().mana_source_spells;
}

bool is_locked(const Duel& duel, ObjectId holder) {
  const auto& owed = duel.upkeep_unpaid;
  // By slot: what leaves play takes its debt with it.
  return std::find(owed.begin(), owed.end(), holder.slot) != owed.end();
}

bool can_be_tapped(const Duel& duel, ObjectId id) {
  return duel.is_in_play(id) && duel.look(id).types != CardType::enchantment;
}

bool works_in(const Duel& duel, const HeldAbility& held, Zone zone) {
  return duel.library().purpose(held.id).works_in == zone;
}

bool is_mana_source(const Duel& duel, ObjectId holder, const HeldAbility& held) {
  const Purpose& purpose = duel.library().purpose(held.id);
  // R-MANA-9: what makes mana is one whatever else it does. A land's always is.
  if (purpose.adds_mana && duel.look(holder).is(CardType::land)) return true;
  // D-38: for any other permanent the rule set decides, where the text does not.
  return (purpose.adds_mana || purpose.gives_mana) &&
         (held.ability->speed == Speed::mana_source || duel.rules().nonland_mana_is_source);
}

std::optional<RuleInForce> found_against_use(const Duel& duel, ObjectId holder, bool tapping) {
  std::optional<RuleInForce> against;
  if (!rule_exists(duel, RuleKind::cannot_use)) return against;
  for_each_rule(duel, RuleKind::cannot_use, Thing::of(holder), [&](const RuleInForce& force) {
    if (tapping || !force.rule->tapping_only) against.emplace(force);
    return !against;
  });
  return against;
}

bool switched_off(const Duel& duel, ObjectId id, bool continuous_only) {
  if (!duel.is_in_play(id) || !duel.object(id).tapped) return false;
  const bool all_off = duel.rules().tapped_artifact_all_off;
  if (!all_off && !continuous_only) return false;
  const Characteristics& now = duel.look(id);
  if (!now.is(CardType::artifact)) return false;
  // One rule set exempts artifacts that are creatures or lands, the other those of any second kind (R-ART-2).
  const CardType exempt = all_off ? CardType::creature | CardType::land
                                  : CardType::creature | CardType::land | CardType::enchantment;
  if (now.is(exempt)) return false;
  // Looked for among its abilities and not by `has_rule`, which asks here in turn.
  const HeldAbility* end = duel.abilities_end(now);
  return std::none_of(duel.abilities_begin(now), end, [](const HeldAbility& held) {
    return held.ability->kind == AbilityKind::rule && held.ability->rule.kind == RuleKind::always_on;
  });
}

}  // namespace sleight
