#include "core/playing/moves/control_watch.h"

#include "core/reading/rules_in_force.h"

namespace sleight {

ControlWatch::ControlWatch(const Duel& duel) {
  // Quick: mostly nothing on the board changes control, and then there is nothing to remember.
  if (may_change_control(duel)) remember(duel);
}

void ControlWatch::remember(const Duel& duel) {
  held_.reserve(duel.in_play.size());
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    held_.push_back({id, duel.look(id).controller});
  }
  remembers_ = true;
}

void ControlWatch::update(Duel& duel) {
  if (!remembers_) {
    // As long as nothing changes control, everything belongs to whoever put it where it is.
    if (!may_change_control(duel)) return;
    remember(duel);
    for (Held& held : held_) held.controller = duel.object(held.object).controller;
  }
  for (Held& held : held_) {
    // What left has a new moment where it went, should it have come back (R-ZONE-2).
    if (!duel.is_in_play(held.object)) continue;
    const PlayerId now = duel.look(held.object).controller;
    if (now == held.controller) continue;
    held.controller = now;
    // A new moment even when control comes back to whoever had it before: it has not been had all the time
    // (R-SICK-1).
    duel.object(held.object).controlled_since = duel.tick();
    // Qualities may ask since when it has been controlled, and they are cached with the board.
    duel.touch(Duel::board);
  }
}

}  // namespace sleight
