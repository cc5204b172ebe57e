#pragma once

#include <vector>

#include "core/playing/combat/declaration_offers.h"
#include "core/playing/turn/prices_of_combat.h"

namespace sleight {

/// What a declaration of attackers can go on with.
struct AttackOffer {
  std::vector<ObjectId> attackers;  ///< those that a legal declaration has beside the ones declared
  bool may_end = true;              ///< what is declared is a legal declaration
};

/// What of an attack can still be declared, creature by creature (R-CBT-6): a declaration is legal when it
/// breaks no prohibition (limits, company, attacking alone) and meets as many demands to attack as any legal
/// one can. Where they can't all be met, the player chooses among those that meet as many. Creatures that are
/// alike in this are counted and not listed, so that it costs no more with hundreds of them.
class AttackPlans {
 public:
  /// `able`: who may attack, and can be paid for. `chosen`: who has been declared.
  AttackPlans(const Duel& duel, const std::vector<ObjectId>& chosen, std::vector<ObjectId> able);
  /// Declares one of those that may still be declared.
  void take(ObjectId attacker);
  AttackOffer offer() const;
  /// Whether any declaration that breaks no prohibition has all that was declared, whatever it meets.
  bool is_completable() const;

 private:
  DeclarationPlan::Sort sort_of(ObjectId id);
  bool can_pay_for(std::size_t sort, const Completion& completion) const;

  const Duel& duel_;
  std::vector<ObjectId> able_;
  bool bound_ = false;   ///< something is demanded, or limited
  bool priced_ = false;  ///< some attack may cost something
  DeclarationPlan plan_;
  DeclarationLimits limits_;
  std::vector<std::size_t> sorts_of_able_;
};

}  // namespace sleight
