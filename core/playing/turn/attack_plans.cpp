#include "core/playing/turn/attack_plans.h"

#include <algorithm>
#include <numeric>

#include "core/playing/combat/attack_rules.h"
#include "core/playing/turn/prices_of_combat.h"
#include "core/reading/rules_in_force.h"

namespace sleight {
namespace {

std::size_t sum(const std::vector<std::size_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

bool speaks_of_declarations(const Duel& duel) {
  return rule_exists(duel, RuleKind::must_attack) || rule_exists(duel, RuleKind::attack_limit) ||
         rule_exists(duel, RuleKind::attack_company) || rule_exists(duel, RuleKind::attacks_alone);
}

}  // namespace

AttackPlans::AttackPlans(const Duel& duel, const std::vector<ObjectId>& chosen,
                         const std::vector<ObjectId>& able)
    : able_(able), unbound_(!speaks_of_declarations(duel)) {
  if (unbound_) return;
  std::vector<std::size_t> sorts_of_chosen;
  for (const ObjectId id : chosen) sorts_of_chosen.push_back(sort_of(duel, id));
  for (const ObjectId id : able_) sorts_of_able_.push_back(sort_of(duel, id));
  chosen_.resize(sorts_.size());
  left_.resize(sorts_.size());
  for (const std::size_t sort : sorts_of_chosen) ++chosen_[sort];
  for (const std::size_t sort : sorts_of_able_) ++left_[sort];
}

std::size_t AttackPlans::sort_of(const Duel& duel, ObjectId id) {
  const Thing thing = Thing::of(id);
  Sort sort;
  sort.must = must_attack(duel, id);
  sort.alone = has_rule(duel, RuleKind::attacks_alone, thing);
  sort.free = price_of_attack(duel, id).cost.empty();
  sort.company = company_needed(duel, RuleKind::attack_company, id);
  for_each_rule(duel, RuleKind::attack_limit, thing, [&](const RuleInForce& force) {
    const Limit limit{force.ability, force.holder,
                      static_cast<std::size_t>(std::max(amount_of(force, 1), 0))};
    const auto found = std::find(limits_.begin(), limits_.end(), limit);
    sort.limits.push_back(static_cast<std::size_t>(found - limits_.begin()));
    if (found == limits_.end()) limits_.push_back(limit);
    return true;
  });
  const auto found = std::find(sorts_.begin(), sorts_.end(), sort);
  const auto number = static_cast<std::size_t>(found - sorts_.begin());
  if (found == sorts_.end()) sorts_.push_back(std::move(sort));
  return number;
}

std::size_t AttackPlans::met_by(const Counts& declared) const {
  std::size_t met = 0;
  for (std::size_t i = 0; i < sorts_.size(); ++i)
    if (sorts_[i].must) met += declared[i];
  return met;
}

bool AttackPlans::is_legal(const Counts& declared) const {
  const std::size_t all = sum(declared);
  std::vector<std::size_t> counted(limits_.size());
  for (std::size_t i = 0; i < sorts_.size(); ++i) {
    if (declared[i] == 0) continue;
    if ((sorts_[i].alone && all > 1) || sorts_[i].company >= all) return false;
    for (const std::size_t limit : sorts_[i].limits) counted[limit] += declared[i];
  }
  for (std::size_t i = 0; i < limits_.size(); ++i)
    if (counted[i] > limits_[i].most) return false;
  return true;
}

/// The most demands that a legal declaration meets that has those that are declared and any of those left;
/// nothing where there is none.
std::optional<std::size_t> AttackPlans::most_met(const Counts& declared, const Counts& left) const {
  std::optional<std::size_t> best;
  const auto note = [&](std::optional<std::size_t> met) {
    if (met && (!best || *met > *best)) best = met;
  };
  if (is_legal(declared)) note(met_by(declared));
  // One by itself.
  if (sum(declared) == 0)
    for (std::size_t i = 0; i < sorts_.size(); ++i) {
      if (left[i] == 0) continue;
      Counts one(sorts_.size());
      one[i] = 1;
      if (is_legal(one)) note(met_by(one));
    }
  // Several, of whom none needs more company than that.
  for (const Sort& sort : sorts_) note(most_met_in_company(declared, left, sort.company));
  return best;
}

std::optional<std::size_t> AttackPlans::most_met_in_company(const Counts& declared, const Counts& left,
                                                            std::size_t company) const {
  Counts all = declared;
  std::vector<std::size_t> room;
  for (const Limit& limit : limits_) room.push_back(limit.most);
  for (std::size_t i = 0; i < sorts_.size(); ++i)
    for (const std::size_t limit : sorts_[i].limits) room[limit] -= std::min(room[limit], declared[i]);
  // First those that must, of these and of the others first those that fewer limits count: so the room that
  // is left is never better used by another.
  Counts order(sorts_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    if (sorts_[a].must != sorts_[b].must) return sorts_[a].must;
    return sorts_[a].limits.size() < sorts_[b].limits.size();
  });
  for (const std::size_t i : order) {
    const Sort& sort = sorts_[i];
    if (sort.alone || sort.company > company) continue;
    std::size_t more = left[i];
    for (const std::size_t limit : sort.limits) more = std::min(more, room[limit]);
    all[i] += more;
    for (const std::size_t limit : sort.limits) room[limit] -= more;
  }
  if (!is_legal(all)) return std::nullopt;
  return met_by(all);
}

AttackPlans::Counts AttackPlans::only_free(const Counts& counts) const {
  Counts free = counts;
  for (std::size_t i = 0; i < sorts_.size(); ++i)
    if (!sorts_[i].free) free[i] = 0;
  return free;
}

std::vector<ObjectId> AttackPlans::next() const {
  if (unbound_) return able_;
  // A demand never asks for a payment, be it for the company that it would need.
  std::optional<std::size_t> wanted = most_met(chosen_, only_free(left_));
  if (!wanted) wanted = most_met(chosen_, left_);
  std::vector<bool> open(sorts_.size());
  for (std::size_t i = 0; i < sorts_.size(); ++i) {
    if (left_[i] == 0) continue;
    Counts chosen = chosen_;
    Counts left = left_;
    ++chosen[i];
    --left[i];
    const std::optional<std::size_t> met = most_met(chosen, left);
    open[i] = met && met >= wanted;
  }
  std::vector<ObjectId> next;
  for (std::size_t i = 0; i < able_.size(); ++i)
    if (open[sorts_of_able_[i]]) next.push_back(able_[i]);
  return next;
}

bool AttackPlans::may_end() const {
  if (unbound_) return true;
  const std::optional<std::size_t> wanted = most_met(chosen_, only_free(left_));
  return !wanted || (is_legal(chosen_) && met_by(chosen_) == *wanted);
}

}  // namespace sleight
