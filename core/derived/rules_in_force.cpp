#include "core/derived/rules_in_force.h"

#include <algorithm>

#include "core/card/rule_facts.h"
#include "core/derived/cache.h"
#include "core/derived/changes.h"
#include "core/derived/dependencies.h"
#include "core/derived/use_restrictions.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/destruction.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {

namespace {

bool has(const RuleKinds& kinds, RuleKind kind) { return kinds.test(static_cast<std::size_t>(kind)); }

bool affects_thing(const Context& context, const Ability& ability, Thing thing) {
  // A rule without `affects` is about the card that says it.
  if (ability.affects.empty()) return thing.is_object() && thing.object == context.self;
  return selects(context, ability.affects, thing);
}

/// What a permanent says of its own untapping speaks of it while it is tapped: a tapped artifact's other
/// abilities may be off, these would never count if they were (R-GEN-1, R-ART-1).
bool works_tapped(RuleKind kind, bool for_itself) {
  return kind == RuleKind::always_on || (for_itself && has(kind, RuleTraits::of_untapping));
}

/// The rules of one kind that a permanent has for itself, in their order.
class OwnRules {
 public:
  /// `held`: the permanent's abilities; null where it has no such rule.
  OwnRules(const std::vector<HeldAbility>* held, std::uint16_t slot, RuleKind kind)
      : held_(held), slot_(slot), kind_(kind) {
    find();
  }
  bool done() const { return held_ == nullptr || at_ == held_->size(); }
  RuleEntry entry() const { return {slot_, static_cast<std::uint16_t>(at_), kind_, true}; }
  void next() {
    ++at_;
    find();
  }
  /// Whether the one that is at hand stands before `other`, of any permanent.
  bool comes_before(const Duel& duel, const RuleEntry& other) const {
    if (done()) return false;
    if (other.slot == slot_) return at_ < other.index;
    return duel.objects[slot_].entered < duel.objects[other.slot].entered;
  }

 private:
  void find() {
    const auto is_one = [this](const Ability& ability) {
      return ability.kind == AbilityKind::rule && ability.rule.kind == kind_ && is_for_itself(ability);
    };
    while (!done() && !is_one(*(*held_)[at_].ability)) ++at_;
  }
  const std::vector<HeldAbility>* held_;
  std::uint16_t slot_;
  RuleKind kind_;
  std::size_t at_ = 0;
};

/// The walk behind every question. A template, so that questions asked all the time build no std::function.
template <typename Visit>
void walk(const Duel& duel, RuleKind kind, Thing thing, Visit&& visit) {
  Duel::Cache& cache = Duel::Cache::of(duel);
  // Most kinds are in force for nothing at all: this answers nearly every question.
  if (!has(cache.index().rule_kinds(), kind)) return;
  const bool in_play = thing.is_object() && duel.is_in_play(thing.object);
  if (thing.is_object() && !in_play) return;  // rules about permanents end with them
  // Where nobody speaks of others, the thing's own bits tell whether to look any further.
  const bool for_all = has(cache.index().wide_rule_kinds(), kind);
  const bool for_itself = in_play && has(duel.look(thing.object).rules, kind);
  if (!for_all && !for_itself) return;
  const auto goes_on = [&](const RuleEntry& entry) {
    const ObjectId holder = duel.id_of(entry.slot);
    const HeldAbility& held = cache.slot(entry.slot).held[entry.index];
    const Context context = context_of(duel, holder, held);
    if (!entry.for_itself && !selects(context, held.ability->affects, thing)) return true;
    // Tapping and conditions are asked now, and not by the list: it stays good while they change.
    if (!works_tapped(kind, entry.for_itself) && switched_off(duel, holder, true)) return true;
    if (!holds(context, held.ability->condition)) return true;
    return static_cast<bool>(visit(RuleInForce{held.ability, &held.ability->rule, context, holder, &held}));
  };
  // Oldest permanent first, and of one the abilities in their order: its own rules have their place among
  // those that speak of it. They are found with it, so that nobody else's are gone through.
  OwnRules own(for_itself ? &cache.slot(thing.object.slot).held : nullptr, thing.object.slot, kind);
  if (for_all)
    for (const RuleEntry& entry : cache.index().wide_rules()) {
      if (entry.kind != kind) continue;
      for (; own.comes_before(duel, entry); own.next())
        if (!goes_on(own.entry())) return;
      if (!goes_on(entry)) return;
    }
  for (; !own.done(); own.next())
    if (!goes_on(own.entry())) return;
  if (!for_all) return;
  for (const Effect& effect : duel.effects) {
    if (effect.ability == AbilityId::none) continue;
    const Ability& ability = duel.library().ability(effect.ability);
    if (ability.kind != AbilityKind::rule || ability.rule.kind != kind) continue;
    const Context context = context_of(duel, effect);
    // One that was made for this thing, or one whose own selector says for whom.
    if (effect.affected.kind != Thing::Kind::none ? effect.affected != thing
                                                  : !affects_thing(context, ability, thing))
      continue;
    if (!holds(context, ability.condition)) continue;
    if (!visit(RuleInForce{&ability, &ability.rule, context, ObjectId{}, nullptr})) return;
  }
  for (const Ability& ability : duel.rules().abilities) {
    if (ability.kind != AbilityKind::rule || ability.rule.kind != kind) continue;
    const Context context{duel, ObjectId{}};
    // Without `affects` it would be about the card that says it, and the rule set is no card.
    if (!selects(context, ability.affects, thing) || !holds(context, ability.condition)) continue;
    if (!visit(RuleInForce{&ability, &ability.rule, context, ObjectId{}, nullptr})) return;
  }
}

/// Whether the ward is against that source. Those that speak of spells, or of effects, mean no others: what
/// is being cast is a spell, and whatever else aims at something is an effect.
bool wards_off(const Duel& duel, const RuleInForce& force, const LastKnown& traits) {
  const Reference from = force.rule->by.from;
  const bool cast = duel.exists(traits.object) && !duel.is_in_play(traits.object);
  if (from == Reference::spells && !cast) return false;
  if (from == Reference::effects && cast) return false;
  return speaks_of(force.context, force.rule->by, traits);
}

/// Whether the source is an enchantment that granted this rule itself and says that it minds it not.
bool spares_itself(const Duel& duel, const RuleInForce& found, const LastKnown& traits) {
  return found.held != nullptr && found.held->giver == traits.object &&
         has_rule(duel, RuleKind::spared_by_own_grants, Thing::of(traits.object));
}

}  // namespace

void walk_rules(const Duel& duel, RuleKind kind, Thing thing,
                const std::function<bool(const RuleInForce&)>& visit) {
  walk(duel, kind, thing, visit);
}

bool has_rule(const Duel& duel, RuleKind kind, Thing thing) {
  bool found = false;
  walk(duel, kind, thing, [&found](const RuleInForce&) {
    found = true;
    return false;
  });
  return found;
}

int sum_of_rules(const Duel& duel, RuleKind kind, Thing thing, int absent) {
  int sum = 0;
  walk(duel, kind, thing, [&sum, absent](const RuleInForce& found) {
    sum += amount_of(found, absent);
    return true;
  });
  return sum;
}

int amount_of(const RuleInForce& force, int absent) {
  const Effect* effect = force.context.effect;
  // R-DUR-1: as it was when the rule began; a rule of a permanent is read anew each time (R-CRE-4).
  if (force.rule->amount && effect != nullptr && !effect->fixed.empty()) return effect->fixed.front().amount;
  return evaluate(force.context, force.rule->amount, absent);
}

bool rule_exists(const Duel& duel, RuleKind kind) {
  return has(Duel::Cache::of(duel).index().rule_kinds(), kind);
}

unsigned dependencies_of_rules(const Duel& duel, RuleKind kind) {
  const auto of = [kind](const Ability& ability) -> unsigned {
    if (ability.kind != AbilityKind::rule || ability.rule.kind != kind) return Duel::nothing_dirty;
    const unsigned amount = ability.rule.amount ? dependencies_of(*ability.rule.amount) : 0U;
    return dependencies_of(ability.condition) | dependencies_of(ability.affects) |
           dependencies_of(ability.rule.by) | dependencies_of(ability.rule.to) | amount;
  };
  Duel::Cache& cache = Duel::Cache::of(duel);
  unsigned all = Duel::nothing_dirty;
  for (const RuleEntry& entry : cache.index().rules()) {
    if (entry.kind != kind) continue;
    all |= of(*cache.slot(entry.slot).held[entry.index].ability);
    // It may be switched off (R-ART-1).
    if (cache.slot(entry.slot).now.is(CardType::artifact)) all |= Duel::tapped;
  }
  for (const Effect& effect : duel.effects)
    if (effect.ability != AbilityId::none) all |= of(duel.library().ability(effect.ability));
  for (const Ability& ability : duel.rules().abilities) all |= of(ability);
  return all;
}

bool control_has_changed(const Duel& duel) { return Duel::Cache::of(duel).index().changed_hands(); }

// Delayed effects are not sorted by event: there are few of them, and none for long.
bool listens(const Duel& duel, EventKind kind) {
  return !duel.delayed.empty() ||
         (Duel::Cache::of(duel).index().events() >> static_cast<unsigned>(kind) & 1U) != 0;
}

namespace {

/// Whether the host is what the enchantment may be put on: as its card says, or the last that was said in the
/// place of that.
bool may_lie_there(const Duel& duel, const Selector& on, ObjectId enchantment, ObjectId host, PlayerId you) {
  Context context{.duel = duel};
  context.self = enchantment;
  context.you = you;
  context.text = &duel.look(enchantment).text;
  const auto fits = [&](const Context& said, const Selector& what) {
    return what.from == Reference::nothing ? duel.is_in_play(host)
                                           : (duel.is_in_play(host) || what.from == Reference::cards) &&
                                                 selects(said, what, Thing::of(host));
  };
  bool may = fits(context, on);
  walk(duel, RuleKind::enchants_instead, Thing::of(enchantment), [&](const RuleInForce& found) {
    may = fits(found.context, found.rule->to);
    return true;
  });
  return may;
}

}  // namespace

bool may_lie_on(const Duel& duel, ObjectId enchantment, ObjectId host, PlayerId you) {
  if (!duel.exists(host)) return false;
  const Characteristics& now = duel.look(enchantment);
  // Of what it is by now: a copy enchants what the copied card does.
  const Card& card = duel.library().card(now.card);
  const bool enchants = now.is(CardType::enchantment);
  // What is put on creatures and has become one itself is on nothing; an enchantment may be a creature.
  if (!enchants && (card.enchants.empty() || now.is(CardType::creature))) return false;
  // What enchants a card outside play ("dead creature") lies on it until it says otherwise.
  if (!may_lie_there(duel, card.enchants, enchantment, host, you)) return false;
  bool may = duel.object(enchantment).attached_to == host ||
             !has_rule(duel, RuleKind::cannot_be_enchanted_anew, Thing::of(host));
  if (!may) return false;
  // R-ENCH-6: not `cannot_be_targeted`; what lies there, or is moved there, is aimed at nothing.
  walk(duel, RuleKind::cannot_be_enchanted, Thing::of(host), [&](const RuleInForce& found) {
    // Enchanted by nothing at all, it may still be given a sword.
    if (!enchants && found.rule->by.empty()) return true;
    const LastKnown traits = snapshot(duel, enchantment);
    may = !speaks_of(found.context, found.rule->by, traits) || spares_itself(duel, found, traits);
    return may;
  });
  return may;
}

std::optional<Ward> ward_against(const Duel& duel, Thing thing, const SourceTraits& traits, bool enchanting) {
  std::optional<Ward> ward;
  // R-GEN-1: only what keeps off everything gives way to it.
  bool allowed = false;
  walk(duel, RuleKind::may_be_targeted, thing, [&](const RuleInForce& found) {
    allowed = wards_off(duel, found, traits.now());
    return !allowed;
  });
  const auto ask = [&](RuleKind kind) {
    if (ward) return;
    walk(duel, kind, thing, [&](const RuleInForce& found) {
      if (!wards_off(duel, found, traits.now()) || spares_itself(duel, found, traits.now())) return true;
      if (allowed && kind == RuleKind::cannot_be_targeted && found.rule->by.empty()) return true;
      ward.emplace(Ward{found, kind});
      return false;
    });
  };
  ask(RuleKind::cannot_be_targeted);  // a spell on its way is aimed at it, whatever kind of spell it is
  if (enchanting) ask(RuleKind::cannot_be_enchanted);
  if (enchanting) ask(RuleKind::cannot_be_enchanted_anew);
  return ward;
}

bool may_be_targeted(const Duel& duel, Thing thing, const SourceTraits& traits, bool enchanting) {
  return !ward_against(duel, thing, traits, enchanting);
}

bool kept_out(const Duel& duel, PlayerId controller, ObjectId card, CardId as) {
  bool kept = false;
  if (controller == PlayerId::none || !rule_exists(duel, RuleKind::stays_out)) return kept;
  LastKnown traits = snapshot(duel, card);
  if (as != CardId::none) {
    static_cast<Traits&>(traits) = printed_characteristics(duel.library(), as, nullptr);
    traits.controller = controller;
  }
  walk(duel, RuleKind::stays_out, Thing::of(controller), [&](const RuleInForce& found) {
    kept = speaks_of(found.context, found.rule->by, traits);
    return !kept;
  });
  return kept;
}

bool is_indestructible(const Duel& duel, ObjectId id) {
  return has_rule(duel, RuleKind::cannot_be_destroyed, Thing::of(id));
}

}  // namespace sleight
