#include "core/table/table.h"

namespace sleight {

std::uint32_t Table::chance(std::uint32_t bound) {
  if (bound == 0) return 0;
  if (duel.forced_chance.empty()) return duel.random.below(bound);
  const std::int32_t forced = duel.forced_chance.front();
  duel.forced_chance.erase(duel.forced_chance.begin());
  return static_cast<std::uint32_t>(forced) % bound;
}

}  // namespace sleight
