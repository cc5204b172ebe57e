#include "core/query/possession.h"

namespace sleight {

bool had_since_turn_began(const Duel& duel, ObjectId id) {
  const PlayerId controller = duel.look(id).controller;
  const Object& object = duel.object(id);
  // Who has it but is not noted to have it has had it for no time at all, whatever it was that changed
  // control.
  return object.had_by == controller &&
         object.controlled_since <= duel.turn.last_turn_began[static_cast<std::size_t>(index(controller))];
}

}  // namespace sleight
