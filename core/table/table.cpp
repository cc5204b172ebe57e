#include "core/table/table.h"

namespace sleight {

std::uint32_t Table::chance(std::uint32_t bound) {
  // Of nothing nothing is chosen; it takes no number, so that the chance to come stays as it was.
  if (bound == 0) return 0;
  if (duel.forced_chance.empty()) return duel.random.below(bound);
  const std::int32_t forced = duel.forced_chance.front();
  duel.forced_chance.erase(duel.forced_chance.begin());
  // A scenario may name a result that is too high; that is still one of those that can be.
  return static_cast<std::uint32_t>(forced) % bound;
}

}  // namespace sleight
