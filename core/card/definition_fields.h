#pragma once

#include <tuple>
#include <type_traits>

#include "core/card/rules.h"

/// Every field of a definition and of a rule set, named once: what walks, compares or mixes definitions does
/// it through here, so that nothing of a card can be forgotten. A struct whose fields are not all listed does
/// not compile.
///
/// The order of a list is the order in which a walk comes to what lies inside. Saves count parts in that
/// order: to change it is to read older saves wrongly.
namespace sleight::definition {

/// Words that a definition carries along and that never distinguish two of them, as a `Line` does not.
template <typename Words>
struct Aside {
  const Words& words;
  bool operator==(const Aside&) const { return true; }
};
template <typename Words>
Aside(const Words&) -> Aside<Words>;

inline auto fields(const ManaCost& mana) {
  return std::tie(mana.coloured, mana.either, mana.generic, mana.x, mana.off_x);
}

inline auto fields(const Amount& amount) {
  // Its constructors keep its members from being counted; as many names as members do the same.
  const auto& [kind, number, word, of, by, terms, function] = amount;
  return std::tie(kind, number, word, of, by, terms, function);
}

inline auto fields(const Filter& filter) {
  return std::tie(filter.quality, filter.negated, filter.types, filter.supertypes, filter.colours,
                  filter.word, filter.zone, filter.compare, filter.amount, filter.of, filter.alternatives);
}

inline auto fields(const Selector& selector) {
  return std::tie(selector.from, selector.index, selector.filters, selector.of, selector.also);
}

inline auto fields(const Condition& condition) {
  return std::tie(condition.kind, condition.what, condition.like, condition.left, condition.right,
                  condition.compare, condition.phase, condition.parts, condition.function);
}

inline auto fields(const CostPart& part) {
  return std::tie(part.kind, part.what, part.amount, part.word, part.at_random, part.token);
}

inline auto fields(const Cost& cost) {
  return std::tie(cost.mana, cost.tap, cost.parts, cost.x_only, cost.more_for_each_target, cost.of_keyword,
                  cost.times, cost.mana_of, cost.x_not_zero, cost.x_is, cost.x_at_most);
}

inline auto fields(const KeywordUse& keyword) {
  return std::tie(keyword.name, keyword.filters, keyword.number, keyword.cost);
}

inline auto fields(const ChangePart& part) {
  return std::tie(part.kind, part.chosen, part.types, part.supertypes, part.colours, part.word, part.to,
                  part.amount, part.who, part.abilities);
}

inline auto fields(const Change& change) { return std::tie(change.parts); }

inline auto fields(const TargetSpec& target) {
  return std::tie(target.what, target.least, target.most, target.divided, target.chooser,
                  target.of_one_owner);
}

inline auto fields(const Trigger& trigger) {
  return std::tie(trigger.event, trigger.subject, trigger.other, trigger.whose, trigger.cause, trigger.phase,
                  trigger.counter, trigger.part, trigger.combat_only, trigger.once, trigger.without_tapping,
                  trigger.keyword, trigger.with_tapping, trigger.unsacrificed, trigger.elsewhere);
}

inline auto fields(const Mode& mode) { return std::tie(mode.targets, mode.steps, mode.chooser); }

inline auto fields(const Rule& rule) {
  return std::tie(rule.kind, rule.by, rule.to, rule.amount, rule.word, rule.mana, rule.instead_of,
                  rule.combat_only, rule.aimed_only, rule.optional, rule.tapping_only, rule.once,
                  rule.but_first);
}

inline auto fields(const Ability& ability) {
  return std::tie(ability.kind, ability.cost, ability.speed, ability.user, ability.condition, ability.trigger,
                  ability.used, ability.affects, ability.change, ability.lingers, ability.modes, ability.rule,
                  ability.keyword, ability.line);
}

inline auto fields(const Step& step) {
  return std::tie(step.verb, step.what, step.other, step.amount, step.word, step.zone, step.mana,
                  step.colourless_mana, step.colours, step.of_chosen, step.only_for, step.at_random,
                  step.up_to, step.choice, step.duration, step.change, step.abilities, step.token, step.cost,
                  step.condition, step.trigger, step.or_trigger, step.each_time, step.once, step.new_mode,
                  step.then, step.otherwise, step.function, step.line);
}

/// Its colours are those that it has, whether they are written or come from its cost.
inline auto fields(const Card& card) {
  return std::tuple_cat(
      std::tie(card.name, card.cost, card.has_cost, card.types, card.supertypes, card.subtypes, card.power,
               card.toughness, card.enchants, card.extra_cost, card.instead_of_cost, card.instead_if,
               card.costs_less, card.costs_less_if, card.castable, card.for_ante, card.as_instant,
               card.cannot_be_countered, card.optional_often, card.abilities, card.optional_cost,
               card.another_optional_cost),
      std::tuple(card.colour(), Aside{card.text}, Aside{card.unread}, Aside{card.unsupported},
                 Aside{card.set}, Aside{card.file}));
}

inline auto fields(const Keyword& keyword) {
  return std::tuple_cat(std::tie(keyword.name, keyword.parameter, keyword.abilities),
                        std::tuple(Aside{keyword.text}));
}

inline auto fields(const CounterKind& counter) {
  return std::tie(counter.name, counter.change, counter.abilities, counter.lose_at, counter.apart);
}

inline auto fields(const Phase& phase) {
  return std::tie(phase.name, phase.word, phase.action, phase.fast_effects);
}

inline auto fields(const Rules& rules) {
  return std::tie(rules.name, rules.phases, rules.layers, rules.basic_lands, rules.abilities,
                  rules.starting_life, rules.opening_hand, rules.smallest_deck, rules.hand_limit,
                  rules.lands_each_turn, rules.starter_by_loser, rules.first_draw_phase_skipped,
                  rules.ante_always, rules.mana_burn, rules.burn_at_attack, rules.life_checked_at_attack,
                  rules.fizzle_returns, rules.regenerated_leaves_combat, rules.noncreature_leaves_combat,
                  rules.tapped_blocker_deals, rules.attack_can_be_aborted, rules.must_attack_holds_main,
                  rules.forbidden_regeneration_playable, rules.prevention_step_on_destroy,
                  rules.side_effects_after_deaths, rules.prevention_batches, rules.tapped_artifact_all_off,
                  rules.token_reaches_graveyard, rules.band_regroups, rules.end_of_upkeep_untap_repeats,
                  rules.unpaid_upkeep_locks, rules.same_target_later, rules.mana_source_spells,
                  rules.nonland_mana_is_source, rules.negative_power_counts_as_zero, rules.action_limit,
                  rules.repetition_limit, rules.turn_limit);
}

/// What has fields of its own: a struct of the lists above.
template <typename T>
concept Part = std::is_class_v<T> && requires(const T& part) {
  fields(part);
};

/// Something that becomes whatever a member asks for.
struct Anything {
  template <typename T>
  operator T() const;  // NOLINT(google-explicit-constructor)
};

/// How many members an aggregate has: so many values it can be made of, and no more.
template <typename T, typename... Given>
consteval std::size_t member_count() {
  if constexpr (requires { T{Given{}..., Anything{}}; })
    return member_count<T, Given..., Anything>();
  else
    return sizeof...(Given);
}

/// Calls `visit` for each field of one part, in the order of its list, and goes no deeper.
template <Part T, typename Visit>
void each_field(const T& part, Visit&& visit) {
  static_assert(std::is_same_v<T, Amount> || std::tuple_size_v<decltype(fields(part))> == member_count<T>(),
                "a field is missing in the list of its struct");
  std::apply([&visit](const auto&... field) { (visit(field), ...); }, fields(part));
}

template <typename T>
inline constexpr bool is_walked = Part<T>;
template <typename T>
inline constexpr bool is_walked<Box<T>> = Part<T>;
template <typename T>
inline constexpr bool is_walked<std::vector<T>> = Part<T>;

template <Part T, typename Visitor>
void walk(const T& part, Visitor&& visitor);
template <Part T, typename Visitor>
void walk(const Box<T>& part, Visitor&& visitor);
template <Part T, typename Visitor>
void walk(const std::vector<T>& parts, Visitor&& visitor);

/// Walks through what lies inside `part`, but not to the part itself.
template <Part T, typename Visitor>
void walk_inside(const T& part, Visitor&& visitor) {
  each_field(part, [&visitor](const auto& field) {
    if constexpr (is_walked<std::remove_cvref_t<decltype(field)>>) walk(field, visitor);
  });
}

template <Part T, typename Visitor>
void walk(const std::vector<T>& parts, Visitor&& visitor) {
  for (const T& part : parts) walk(part, visitor);
}

template <Part T, typename Visitor>
void walk(const Box<T>& part, Visitor&& visitor) {
  if (part) walk(*part, visitor);
}

/// Calls `visitor` with `part` and with every part inside it, parents first, wherever it takes such a part.
/// One that answers false keeps the walk from going inside.
template <Part T, typename Visitor>
void walk(const T& part, Visitor&& visitor) {
  if constexpr (requires { visitor(part); }) {
    if constexpr (std::is_same_v<decltype(visitor(part)), bool>) {
      if (!visitor(part)) return;
    } else {
      visitor(part);
    }
  }
  walk_inside(part, visitor);
}

}  // namespace sleight::definition
