#include "core/playing/turn/attack_plans.h"

#include <algorithm>
#include <utility>

#include "core/playing/combat/attack_rules.h"

namespace sleight {
namespace {

constexpr std::size_t there = DeclarationPlan::elsewhere;  // an attack has but one place

bool binds_attacks(const Duel& duel) {
  return rule_exists(duel, RuleKind::must_attack) || rule_exists(duel, RuleKind::attack_limit) ||
         rule_exists(duel, RuleKind::attack_company) || rule_exists(duel, RuleKind::attacks_alone);
}

}  // namespace

AttackPlans::AttackPlans(const Duel& duel, const std::vector<ObjectId>& chosen, std::vector<ObjectId> able)
    : duel_(duel),
      able_(std::move(able)),
      bound_(binds_attacks(duel)),
      priced_(rule_exists(duel, RuleKind::attack_cost)) {
  if (!bound_) return;
  plan_.places.resize(1);
  std::vector<std::size_t> sorts_of_chosen;
  for (const ObjectId id : chosen) sorts_of_chosen.push_back(plan_.add(sort_of(id)));
  for (const ObjectId id : able_) sorts_of_able_.push_back(plan_.add(sort_of(id)));
  plan_.room = limits_.most();
  for (const std::size_t sort : sorts_of_chosen) plan_.take(sort, there);
}

DeclarationPlan::Sort AttackPlans::sort_of(ObjectId id) {
  DeclarationPlan::Sort sort;
  sort.alone = has_rule(duel_, RuleKind::attacks_alone, Thing::of(id));
  sort.company = static_cast<int>(company_needed(duel_, RuleKind::attack_company, id));
  sort.limits = limits_.of(duel_, RuleKind::attack_limit, id);
  DeclarationPlan::Link link;
  link.free = !priced_ || price_of_attack(duel_, id).cost.empty();
  link.worth = must_attack(duel_, id) ? 1 : 0;
  sort.links.push_back(std::move(link));
  return sort;
}

void AttackPlans::take(ObjectId attacker) {
  const auto found = std::find(able_.begin(), able_.end(), attacker);
  if (bound_) {
    const auto sort = sorts_of_able_.begin() + (found - able_.begin());
    plan_.take(*sort, there);
    sorts_of_able_.erase(sort);
  }
  able_.erase(found);
}

bool AttackPlans::can_pay_for(std::size_t sort, const Completion& completion) const {
  std::vector<int> wanted(plan_.sorts.size());
  ++wanted[sort];
  for (const PlaceTaken& taken : completion.taken) wanted[taken.sort] += taken.count;
  CombatPrice price;
  for (std::size_t i = 0; i < able_.size(); ++i) {
    if (wanted[sorts_of_able_[i]] == 0) continue;
    --wanted[sorts_of_able_[i]];
    const CombatPrice one = price_of_attack(duel_, able_[i]);
    price = price.creature ? together(price, one) : one;
  }
  return can_pay_price(duel_, price);
}

bool AttackPlans::is_completable() const {
  SearchBounds bounds;
  return !bound_ || best_completion(plan_, true, bounds).has_value();
}

AttackOffer AttackPlans::offer() const {
  if (!bound_) return {able_, true};
  DeclarationOffers offers(plan_, [this](std::size_t sort, std::size_t, const Completion& completion) {
    return can_pay_for(sort, completion);
  });
  AttackOffer offer{{}, offers.may_end()};
  for (std::size_t i = 0; i < able_.size(); ++i)
    if (offers.is_open(sorts_of_able_[i], there)) offer.attackers.push_back(able_[i]);
  return offer;
}

}  // namespace sleight
