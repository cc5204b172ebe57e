#include "core/playing/costs/mana_matching.h"

#include <bit>

namespace sleight {

ManaMatching::ManaMatching(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only)
    : supply_(supply), x_only_(x_only), wanted_(wanted) {
  for (std::size_t d = 0; d < wanted_.size(); ++d) {
    total_ += wanted_[d];
    if (wanted_[d] > 0) asked_ |= 1U << d;
  }
  for (int i = 0; except && i < supply.groups.size(); ++i)
    if (supply.groups[i].slot == except.slot) except_ = i;
}

bool ManaMatching::run() {
  // Quick: the sum alone refuses much.
  if (total_ > supply_.units.size()) return false;
  at_.fill(supply_.units.size(), -1);
  int done = 0;
  for (int u = 0; u < supply_.units.size() && done < total_; ++u) {
    if (supply_.units[u].group >= 0 && supply_.units[u].group == except_) continue;
    if (is_kept(supply_.units[u])) continue;
    // Each class of demand is tried once for a unit: a path that comes back to one has gained nothing.
    unsigned seen = 0;
    if (place(u, seen)) ++done;
  }
  return done == total_;
}

/// Whether it is kept for something else.
bool ManaMatching::is_kept(const AvailableMana::Unit& unit) const {
  return unit.kinds == 0 || (unit.reserve >= 0 && !supply_.reserves[unit.reserve].open);
}

bool ManaMatching::feeds(int u, int demand) const {
  const unsigned kinds = supply_.units[u].kinds;
  if (demand == generic_class) return true;
  return spent_for(supply_, kinds, wanted_kinds(demand, x_only_)) != 0;
}

bool ManaMatching::place(int u, unsigned& seen) {
  for (unsigned left = asked_ & ~seen; left != 0; left &= left - 1) {
    const int demand = std::countr_zero(left);
    const auto d = static_cast<std::size_t>(demand);
    // Tried meanwhile, by what was to make room.
    if ((seen >> d & 1U) != 0 || !feeds(u, demand)) continue;
    seen |= 1U << d;
    if (filled_[d] < wanted_[d]) {
      ++filled_[d];
      at_[u] = static_cast<std::int8_t>(demand);
      return true;
    }
    // Full: perhaps a unit that serves this demand can serve another. Where one cannot, no other of its
    // kinds can, and those stand together.
    int refused = -1;
    for (int other = 0; other < supply_.units.size(); ++other) {
      const int kinds = supply_.units[other].kinds;
      if (at_[other] != demand || kinds == refused) continue;
      if (place(other, seen)) {
        at_[u] = static_cast<std::int8_t>(demand);
        return true;
      }
      refused = kinds;
    }
  }
  return false;
}

}  // namespace sleight
