#include "core/control_watch.h"

namespace sleight {

ControlWatch::ControlWatch(const Duel& duel) {
  held_.reserve(duel.in_play.size());
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    held_.push_back({id, duel.look(id).controller});
  }
}

void ControlWatch::update(Duel& duel) {
  for (Held& held : held_) {
    if (!duel.is_in_play(held.object)) continue;
    const PlayerId now = duel.look(held.object).controller;
    if (now == held.controller) continue;
    held.controller = now;
    duel.object(held.object).controlled_since = duel.tick();
    duel.touch(Duel::board);
  }
}

}  // namespace sleight
