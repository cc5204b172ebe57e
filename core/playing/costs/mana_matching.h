#pragma once

#include "core/playing/costs/available_mana.h"
#include "core/playing/costs/mana_classes.h"

namespace sleight {

/// Assigns the units of a supply to the classes of demand. Taking the units in their order of preference and
/// giving each its place by an augmenting path pays whenever paying is possible at all, with the earliest
/// units. The choices of the supply it leaves alone.
class ManaMatching {
 public:
  ManaMatching(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only);
  bool run();
  /// Where unit `u` was used: a class, or -1.
  int used_at(int u) const { return at_[u]; }

 private:
  bool is_kept(const AvailableMana::Unit& unit) const;
  bool feeds(int u, int demand) const;
  bool place(int u, unsigned& seen);

  const AvailableMana& supply_;
  Colours x_only_;
  Wanted wanted_;
  unsigned asked_ = 0;  ///< a bit for each class of which anything is wanted
  Wanted filled_{};
  SmallList<std::int8_t, AvailableMana::usual> at_;
  int total_ = 0;
  int except_ = -2;
};

}  // namespace sleight
