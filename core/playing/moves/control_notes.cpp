#include "core/playing/moves/control_notes.h"

#include "core/reading/rules_in_force.h"

namespace sleight {

void note_control(Duel& duel) {
  if (!control_has_changed(duel)) return;
  for (const std::uint16_t slot : duel.in_play) {
    Object& object = duel.objects[slot];
    const PlayerId now = duel.look(duel.id_of(slot)).controller;
    if (now == object.had_by) continue;
    object.had_by = now;
    object.controlled_since = duel.tick();
  }
  // Qualities may ask since when it has been controlled, and they are cached with the board.
  duel.touch(Duel::board);
}

}  // namespace sleight
