#pragma once

#include <vector>

#include "core/derived/rules_in_force.h"
#include "core/table/table.h"

/// What attacking and blocking cost, and how many may, where rules say so (RuleKind::attack_cost,
/// RuleKind::attack_limit and their like for blocks), and together with whom (RuleKind::attack_company).
namespace sleight {

/// What one creature's part in an attack costs its controller; nothing, as a rule.
struct CombatPrice {
  PlayerId payer = PlayerId::none;
  ObjectId creature;
  Cost cost;
};

CombatPrice price_of_attack(const Duel& duel, ObjectId attacker);
/// That of blocking `attacker`.
CombatPrice price_of_block(const Duel& duel, ObjectId blocker, ObjectId attacker);
/// What both cost together.
CombatPrice together(CombatPrice one, const CombatPrice& other);
bool can_pay_price(const Duel& duel, const CombatPrice& price);
/// Pays it, and gives false where it was not paid.
bool pay_price(Table& table, const CombatPrice& price);

/// The limits of one kind, each with a number.
class DeclarationLimits {
 public:
  /// Those of `kind` that count the creature.
  std::vector<std::size_t> of(const Duel& duel, RuleKind kind, ObjectId creature);
  /// By number: how many each lets.
  std::vector<int> most() const;

 private:
  struct Limit {
    const Ability* ability = nullptr;
    ObjectId holder;
    const void* effect = nullptr;
    int most = 0;
    bool operator==(const Limit&) const = default;
  };
  std::vector<Limit> limits_;
};

/// Whether limits of `kind` let `next` join those that were chosen already.
bool leaves_room(const Duel& duel, RuleKind kind, const std::vector<ObjectId>& chosen, ObjectId next);
/// How many others have to do the same for `creature` to do it, by rules of `kind`.
std::size_t company_needed(const Duel& duel, RuleKind kind, ObjectId creature);
/// Whether all of `chosen` have the company that they need among themselves.
bool all_have_company(const Duel& duel, RuleKind kind, const std::vector<ObjectId>& chosen);
/// Takes away who has not, until all that are left have.
void drop_without_company(const Duel& duel, RuleKind kind, std::vector<ObjectId>& chosen);

}  // namespace sleight
