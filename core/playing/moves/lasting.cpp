#include "core/playing/moves/lasting.h"

#include <algorithm>
#include <vector>

#include "core/playing/moves/zones.h"
#include "core/query/conditions.h"
#include "core/query/context.h"

namespace sleight {

bool goes_on(const Duel& duel, const Effect& effect) {
  if (effect.made_by == AbilityId::none) return true;
  const Step* step = duel.library().step(effect.made_by, effect.step);
  return step == nullptr || !step->condition ||
         holds(context_of(duel, static_cast<const Announcement&>(effect)), *step->condition);
}

bool end_what_holds_no_more(Duel& duel) {
  // Asked of all before any is gone: two that end at one time do not keep one another.
  std::vector<Timestamp> over;
  for (const Effect& effect : duel.effects)
    if (!goes_on(duel, effect)) over.push_back(effect.since);
  if (over.empty()) return false;
  end_effects(duel, [&](const Effect& effect) {
    return effect.made_by != AbilityId::none &&
           std::find(over.begin(), over.end(), effect.since) != over.end();
  });
  return true;
}

}  // namespace sleight
