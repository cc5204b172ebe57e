#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// What of an attack can still be declared, creature by creature (R-CBT-6): a declaration is legal when it
/// breaks no prohibition (limits, company, attacking alone) and meets as many demands to attack as any legal
/// one can. Where they can't all be met, the player chooses among those that meet as many. Creatures that are
/// alike in this are counted and not listed, so that it costs no more with hundreds of them.
class AttackPlans {
 public:
  /// `able`: who may attack, and can be paid for. `chosen`: who has been declared.
  AttackPlans(const Duel& duel, const std::vector<ObjectId>& chosen, const std::vector<ObjectId>& able);
  /// Those of `able` of which some legal declaration has one beside those that were chosen.
  std::vector<ObjectId> next() const;
  /// Whether those that were chosen are a legal declaration; also where only a payment could make them one,
  /// which is nobody's duty.
  bool may_end() const;

 private:
  /// Creatures for which the same is demanded and forbidden.
  struct Sort {
    bool must = false;
    bool alone = false;
    bool free = true;                 ///< attacks without a payment
    std::size_t company = 0;          ///< how many others have to attack with it
    std::vector<std::size_t> limits;  ///< which of `limits_` count it
    bool operator==(const Sort&) const = default;
  };
  struct Limit {
    const Ability* ability = nullptr;
    ObjectId holder;
    std::size_t most = 0;
    bool operator==(const Limit&) const = default;
  };
  using Counts = std::vector<std::size_t>;  ///< by sort

  std::size_t sort_of(const Duel& duel, ObjectId id);
  std::size_t met_by(const Counts& declared) const;
  bool is_legal(const Counts& declared) const;
  std::optional<std::size_t> most_met(const Counts& declared, const Counts& left) const;
  std::optional<std::size_t> most_met_in_company(const Counts& declared, const Counts& left,
                                                 std::size_t company) const;
  Counts only_free(const Counts& counts) const;

  std::vector<Sort> sorts_;
  std::vector<Limit> limits_;
  std::vector<ObjectId> able_;
  std::vector<std::size_t> sorts_of_able_;
  Counts chosen_;
  Counts left_;
  bool unbound_ = false;  ///< nothing is demanded, and nothing limited
};

}  // namespace sleight
