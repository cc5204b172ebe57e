#include "core/reading/known_mana.h"

#include <utility>

#include "core/reading/cache.h"

namespace sleight {

const std::vector<ManaSource>& KnownMana::keep(PlayerId player, std::vector<ManaSource> sources,
                                               unsigned depends_on) {
  Known& known = known_[static_cast<std::size_t>(index(player))];
  known.sources = std::move(sources);
  known.most = 0;
  for (const ManaSource& source : known.sources) known.most += source.amount + source.additional;
  known.depends_on = depends_on;
  known.good = true;
  return known.sources;
}

std::vector<ManaSource> KnownMana::room(PlayerId player) {
  std::vector<ManaSource> room = std::move(known_[static_cast<std::size_t>(index(player))].sources);
  room.clear();
  return room;
}

KnownMana& known_mana(const Duel& duel) { return Duel::Cache::of(duel).mana(); }

}  // namespace sleight
