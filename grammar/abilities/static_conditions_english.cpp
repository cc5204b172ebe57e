#include "grammar/abilities/static_conditions_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/simple_conditions_english.h"

namespace sleight {

void add_rule(ReadingContext& context, Ability rule, const Selector& affects, const Condition& condition) {
  rule.affects = affected(affects);
  rule.condition = condition;
  context.abilities.push_back(std::move(rule));
}

void fold_state(Ability& ability, const Selector& subject) {
  const Condition& state = ability.condition;
  const bool same = state.kind == ConditionKind::matches && state.what == subject && state.like.also.empty();
  // Of a set, one condition is asked once for all, while a demand on what is affected is asked of each.
  if (!same || subject.from == Reference::permanents) return;
  // That it has counters is no state that a word stands for.
  for (const Filter& filter : state.like.filters)
    if (filter.quality == Quality::counters) return;
  ability.affects = subject;
  for (const Filter& filter : state.like.filters) ability.affects.filters.push_back(filter);
  in_canonical_order(ability.affects.filters);
  // One shape for both wordings, so that script and text can be equal.
  ability.condition = {};
}

namespace {

/// Whether it says something of what was spoken of just before it.
bool speaks_back_at(const Node& condition) {
  const auto facts = condition.all(Phrase::fact);
  return std::any_of(facts.begin(), facts.end(), [](const Node* fact) { return speaks_back(*fact); });
}

/// "Each ... as long as it is untapped": a demand on each of them, where the condition is no more than that.
bool narrow_by_state(const Condition& state, Selector& affects) {
  const bool denied = state.kind == ConditionKind::none && state.parts.size() == 1;
  const Condition& said = denied ? state.parts.front() : state;
  const std::vector<Filter>& filters = said.like.filters;
  if (said.kind != ConditionKind::matches || !(said.what == one(Reference::it)) || filters.empty() ||
      said.like.from != Reference::permanents || !said.like.also.empty() || (denied && filters.size() > 1))
    return false;
  for (Filter filter : filters) {
    filter.negated = filter.negated != denied;
    narrow(affects, std::move(filter));
  }
  return true;
}

}  // namespace

Duration read_static_duration(ReadingContext& context, const Node& said, Selector& subject,
                              Condition& holds) {
  const Node* condition = said.child(Phrase::condition);
  // An ability has one condition, and a static one holds for no time but that.
  if (holds.kind != ConditionKind::always || condition == nullptr) {
    context.fail();
    return Duration::for_good;
  }
  // "Each creature ... as long as it is untapped" asks each of them, and one condition is asked for all.
  const bool each = subject.from == Reference::permanents && speaks_back_at(*condition);
  if (each) context.refer_to(one(Reference::it));
  const Duration lasting = read_duration(context, &said, &holds);
  if (each && !narrow_by_state(std::exchange(holds, {}), subject)) context.fail();
  return lasting;
}

namespace {

/// Whether it asks where this card lies.
bool asks_for_place(const Condition& condition) {
  const auto& like = condition.like.filters;
  if (condition.kind == ConditionKind::matches && condition.what.from == Reference::self &&
      std::any_of(like.begin(), like.end(), [](const Filter& f) { return f.quality == Quality::in_zone; }))
    return true;
  return std::any_of(condition.parts.begin(), condition.parts.end(), asks_for_place);
}

}  // namespace

Condition read_static_condition(ReadingContext& context, const Node& said) {
  Condition condition = read_condition(context, said);
  if (asks_for_place(condition)) context.fail();
  return condition;
}

Condition read_static_unless(ReadingContext& context, const Node& unless) {
  context.take(unless);
  const Node* said = unless.child(Phrase::condition);
  if (said == nullptr) {
    context.fail();
    return {};
  }
  Condition condition = read_static_condition(context, *said);
  if (condition.kind != ConditionKind::none) return none_of(std::move(condition));
  // "Unless you control no Forest": not so of what is not so.
  Condition inner = condition.parts.front();
  return inner;
}

void read_static_if(ReadingContext& context, const Node& if_so, std::size_t before) {
  context.take(if_so);
  const Node& said = if_so.the(Phrase::condition);
  // Behind the subject, which is what it speaks of.
  const Condition condition = read_static_condition(context, said);
  for (std::size_t i = before; i < context.abilities.size(); ++i) {
    Ability& ability = context.abilities[i];
    if (ability.condition.kind != ConditionKind::always) context.fail();
    // One condition is asked for all, and of a set each would have to be asked.
    if (ability.affects.from == Reference::permanents && speaks_back_at(said)) context.fail();
    ability.condition = condition;
    if (ability.kind == AbilityKind::continuous)
      fold_state(ability, ability.affects.empty() ? one(Reference::self) : Selector(ability.affects));
  }
  if (before == context.abilities.size()) context.fail();
}

}  // namespace sleight
