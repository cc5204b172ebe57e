#include "core/playing/turn/prices_of_combat.h"

#include <algorithm>

#include "core/playing/costs/payment.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

/// Adds what one rule asks for: of several rules everything is paid.
void add_price(CombatPrice& price, const RuleInForce& force) {
  const Cost more = due(force.context, force.ability->cost);
  price.cost.mana = together(price.cost.mana, more.mana);
  // As the words of the rule read: what is paid for may have a text of its own.
  for (const CostPart& part : more.parts) price.cost.parts.push_back(as_read(force.context, part));
}

CombatPrice nothing_for(const Duel& duel, ObjectId creature) {
  CombatPrice price;
  price.payer = duel.look(creature).controller;
  price.creature = creature;
  return price;
}

}  // namespace

CombatPrice price_of_attack(const Duel& duel, ObjectId attacker) {
  CombatPrice price = nothing_for(duel, attacker);
  for_each_rule(duel, RuleKind::attack_cost, Thing::of(attacker), [&](const RuleInForce& force) {
    add_price(price, force);
    return true;
  });
  return price;
}

CombatPrice price_of_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  CombatPrice price = nothing_for(duel, blocker);
  for_each_rule(duel, RuleKind::block_cost, Thing::of(blocker), [&](const RuleInForce& force) {
    if (speaks_of(force.context, force.rule->by, Thing::of(attacker))) add_price(price, force);
    return true;
  });
  return price;
}

CombatPrice together(CombatPrice one, const CombatPrice& other) {
  one.cost.mana = together(one.cost.mana, other.cost.mana);
  one.cost.parts.insert(one.cost.parts.end(), other.cost.parts.begin(), other.cost.parts.end());
  return one;
}

bool can_pay_price(const Duel& duel, const CombatPrice& price) {
  if (price.cost.empty()) return true;
  return can_pay(context_for(duel, price.creature, price.payer), price.payer, price.cost);
}

bool pay_price(Table& table, const CombatPrice& price) {
  if (price.cost.empty()) return true;
  Announcement paid;
  return pay(table, context_for(table.duel, price.creature, price.payer), price.payer, price.cost, paid);
}

std::vector<std::size_t> DeclarationLimits::of(const Duel& duel, RuleKind kind, ObjectId creature) {
  std::vector<std::size_t> numbers;
  for_each_rule(duel, kind, Thing::of(creature), [&](const RuleInForce& force) {
    const Limit limit{force.ability, force.holder, force.context.effect, std::max(amount_of(force, 1), 0)};
    const auto found = std::find(limits_.begin(), limits_.end(), limit);
    numbers.push_back(static_cast<std::size_t>(found - limits_.begin()));
    if (found == limits_.end()) limits_.push_back(limit);
    return true;
  });
  return numbers;
}

std::vector<int> DeclarationLimits::most() const {
  std::vector<int> most;
  for (const Limit& limit : limits_) most.push_back(limit.most);
  return most;
}

bool leaves_room(const Duel& duel, RuleKind kind, const std::vector<ObjectId>& chosen, ObjectId next) {
  bool room = true;
  for_each_rule(duel, kind, Thing::of(next), [&](const RuleInForce& force) {
    const auto counts = [&](ObjectId id) {
      return selects(force.context, force.ability->affects, Thing::of(id));
    };
    // The creature itself is one of them.
    room = std::count_if(chosen.begin(), chosen.end(), counts) < std::max(amount_of(force, 1), 0);
    return room;
  });
  return room;
}

std::size_t company_needed(const Duel& duel, RuleKind kind, ObjectId creature) {
  int needed = 0;
  for_each_rule(duel, kind, Thing::of(creature), [&](const RuleInForce& force) {
    needed = std::max(needed, amount_of(force, 1));
    return true;
  });
  return static_cast<std::size_t>(needed);
}

bool all_have_company(const Duel& duel, RuleKind kind, const std::vector<ObjectId>& chosen) {
  return std::all_of(chosen.begin(), chosen.end(),
                     [&](ObjectId id) { return company_needed(duel, kind, id) < chosen.size(); });
}

void drop_without_company(const Duel& duel, RuleKind kind, std::vector<ObjectId>& chosen) {
  // Who goes may have been company of another.
  for (std::size_t before = 0; before != chosen.size();) {
    before = chosen.size();
    std::erase_if(chosen, [&](ObjectId id) { return company_needed(duel, kind, id) >= before; });
  }
}

}  // namespace sleight
