#include "core/derived/mana_cache.h"

#include <algorithm>
#include <bit>

#include "core/derived/cache.h"

namespace sleight {

void ManaCount::add(ManaKinds kinds, int units) {
  total += units;
  for (unsigned left = kinds & Colours::all().bits(); left != 0; left &= left - 1)
    of_colour_[static_cast<std::size_t>(std::countr_zero(left))] += units;
  std::size_t at = 0;
  while (at < size_ && tallies_[at].kinds != kinds) ++at;
  if (at == most_tallies) {
    exact = false;
    return;
  }
  if (at == size_) tallies_[size_++] = {kinds, 0};
  tallies_[at].units += units;
}

// Enough of each colour, and of any that are asked for together: then each unit has its place in the cost
// (Hall's theorem).
bool ManaCount::covers(const ManaCost& cost) const {
  if (cost.total() > total) return false;
  if (!exact) return true;
  unsigned asked = 0;
  for (unsigned c = 0; c < colour_count; ++c) {
    if (cost.coloured[c] > of_colour_[c]) return false;
    if (cost.coloured[c] > 0) asked |= 1U << c;
  }
  if ((asked & (asked - 1)) == 0) return true;
  // Each set of the colours that are asked for.
  for (unsigned some = asked; some != 0; some = (some - 1) & asked) {
    int missing = 0;
    for (unsigned c = 0; c < colour_count; ++c)
      if ((some >> c & 1U) != 0) missing += cost.coloured[c];
    for (std::size_t i = 0; i < size_ && missing > 0; ++i)
      if ((tallies_[i].kinds & some) != 0) missing -= tallies_[i].units;
    if (missing > 0) return false;
  }
  return true;
}

bool ManaCount::settles(const ManaCost& cost) const { return exact && !cost.is_hybrid(); }

ManaTotals& known_mana(const Duel& duel) { return Duel::Cache::of(duel).mana(); }

}  // namespace sleight
