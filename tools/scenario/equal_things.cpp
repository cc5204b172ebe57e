#include "tools/scenario/equal_things.h"

#include <algorithm>

#include "core/derived/use_restrictions.h"
#include "tools/scenario/keyword_list.h"

namespace sleight::scenario {
namespace {

/// What it has noted of itself, without when it came there and as which of its kind.
Object without_moments(Object object) {
  object.generation = 0;
  object.entered = object.controlled_since = object.ranked_since = 0;
  return object;
}

/// Whether something speaks of this very object: what lies on it, an effect on it, a fight that it is in.
bool is_set_apart(const Duel& duel, ObjectId id) {
  const auto lies_on_it = [&](std::uint16_t slot) { return duel.objects[slot].attached_to == id; };
  const auto is_on_it = [&](const Effect& effect) { return effect.affected == Thing::of(id); };
  const auto attacks = [&](const Attacker& attacker) { return attacker.object == id; };
  const auto blocks = [&](const Block& block) { return block.blocker == id; };
  const Combat& combat = duel.combat;
  return std::any_of(duel.in_play.begin(), duel.in_play.end(), lies_on_it) ||
         std::any_of(duel.effects.begin(), duel.effects.end(), is_on_it) ||
         std::any_of(combat.attackers.begin(), combat.attackers.end(), attacks) ||
         std::any_of(combat.blocks.begin(), combat.blocks.end(), blocks);
}

std::vector<Counters> counters_on(const Duel& duel, ObjectId id) {
  std::vector<Counters> found;
  for (Counters counters : duel.counters) {
    if (counters.slot != id.slot) continue;
    counters.slot = 0;
    found.push_back(counters);
  }
  return found;
}

}  // namespace

bool are_equal(const Duel& duel, ObjectId one, ObjectId other) {
  return without_moments(duel.object(one)) == without_moments(duel.object(other)) &&
         static_cast<const Traits&>(duel.look(one)) == static_cast<const Traits&>(duel.look(other)) &&
         is_sick(duel, one) == is_sick(duel, other) && keywords_of(duel, one) == keywords_of(duel, other) &&
         counters_on(duel, one) == counters_on(duel, other) && !is_set_apart(duel, one) &&
         !is_set_apart(duel, other);
}

}  // namespace sleight::scenario
