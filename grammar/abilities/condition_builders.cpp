#include "grammar/abilities/condition_builders.h"

#include <utility>

namespace sleight {

Condition exists(Selector what) {
  Condition condition;
  condition.kind = ConditionKind::exists;
  condition.what = std::move(what);
  return condition;
}

Condition compared(Amount left, const Quantity& quantity) {
  Condition condition;
  condition.kind = ConditionKind::compare;
  condition.left = std::move(left);
  condition.right = quantity.number;
  condition.compare = quantity.compare;
  return condition;
}

Condition is_like(Selector what, Selector like) {
  Condition condition;
  condition.kind = ConditionKind::matches;
  condition.what = std::move(what);
  condition.like = std::move(like);
  return condition;
}

Condition is_like(Selector what, std::vector<Filter> filters) {
  Selector like = one(Reference::permanents);
  like.filters = std::move(filters);
  return is_like(std::move(what), std::move(like));
}

Condition all_of(std::vector<Condition> parts) {
  if (parts.size() == 1) return std::move(parts.front());
  Condition all;
  all.kind = ConditionKind::all;
  all.parts = std::move(parts);
  return all;
}

Condition any_of(std::vector<Condition> parts) {
  if (parts.size() == 1) return std::move(parts.front());
  Condition any;
  any.kind = ConditionKind::any;
  any.parts = std::move(parts);
  return any;
}

Condition none_of(std::vector<Condition> parts) {
  Condition none;
  none.kind = ConditionKind::none;
  none.parts = std::move(parts);
  return none;
}

Condition none_of(Condition part) {
  std::vector<Condition> parts;
  parts.push_back(std::move(part));
  return none_of(std::move(parts));
}

Condition phase_is(Word phase) {
  Condition condition;
  condition.kind = ConditionKind::phase_is;
  condition.phase = phase;
  return condition;
}

namespace {

/// The amount with what is used counted for those players; for nobody by name where there are none.
Amount counted_for(Amount amount, const Box<Selector>& who) {
  if (amount.kind == AmountKind::uses) amount.of = who;
  for (Amount& term : amount.terms) term = counted_for(std::move(term), who);
  return amount;
}

}  // namespace

Condition used(Comparison compare, int number) {
  return compared(amount_of(AmountKind::uses), {compare, Amount(number)});
}

Condition for_each_player(Condition uses) {
  uses.left = counted_for(*uses.left, one(Reference::you));
  return uses;
}

std::optional<Condition> without_player(const Condition& condition) {
  if (condition.kind != ConditionKind::compare || !condition.left) return std::nullopt;
  Condition plain = condition;
  plain.left = counted_for(*plain.left, {});
  if (plain == condition || !(for_each_player(plain) == condition)) return std::nullopt;
  return plain;
}

bool asks_uses(const Condition& condition) {
  return condition.kind == ConditionKind::compare && condition.left && condition.right &&
         *condition.left == amount_of(AmountKind::uses) && condition.right->is_number() &&
         condition.compare != Comparison::equal;
}

Condition never_used() {
  Condition condition = used(Comparison::at_most, 0);
  condition.left = amount_of(AmountKind::uses_ever);
  return condition;
}

Condition used_fewer_times_than(Amount number) {
  return compared(amount_of(AmountKind::sum, {amount_of(AmountKind::uses), Amount(1)}),
                  {Comparison::at_most, std::move(number)});
}

Condition turn_of(const Selector& player) {
  // Whose turn it is, is who the active player is: no condition of its own is needed.
  return is_like(one(Reference::active_player), player);
}

const Selector* turn_asked(const Condition& condition) {
  const bool turn = condition.kind == ConditionKind::matches &&
                    condition.what.from == Reference::active_player && condition.like.filters.empty();
  return turn ? &condition.like : nullptr;
}

}  // namespace sleight
