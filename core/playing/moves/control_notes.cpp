#include "core/playing/moves/control_notes.h"

#include "core/card/event_kind.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"

namespace sleight {

void note_control(Table& table) {
  Duel& duel = table.duel;
  if (!control_has_changed(duel)) return;
  for (const std::uint16_t slot : duel.in_play) {
    Object& object = duel.objects[slot];
    const PlayerId now = duel.look(duel.id_of(slot)).controller;
    if (now == object.had_by) continue;
    Event lost;
    lost.kind = EventKind::loses_control;
    lost.object = duel.id_of(slot);
    lost.player = object.had_by;
    object.had_by = now;
    object.controlled_since = duel.tick();
    const ObjectId id = duel.id_of(slot);
    end_effects(duel, [&](const Effect& effect) {
      return needs_its_source_yours(effect.duration) && effect.source == id && effect.controller != now;
    });
    happen(table, lost);
  }
  // Qualities may ask since when it has been controlled, and they are cached with the board.
  duel.touch(Duel::board);
}

}  // namespace sleight
