#include "core/reading/listeners.h"

#include <algorithm>

#include "core/reading/selection.h"
#include "core/reading/usability.h"

namespace sleight {
namespace {

Thing subject_of(const Event& event) {
  // A spell is asked about as a spell ("whenever a red spell is cast"), anything else as an object.
  return event.kind == EventKind::successfully_cast && event.play != 0 ? Thing::play(event.play)
                                                                       : Thing::of(event.object);
}

/// The second party of an event: an object if there is one, else its player.
bool other_matches(const Context& context, const Selector& other, const Event& event) {
  if (event.other) return selects(context, other, Thing::of(event.other));
  return event.player != PlayerId::none && selects(context, other, Thing::of(event.player));
}

}  // namespace

bool matches(const Context& context, const Trigger& trigger, const Event& event) {
  if (trigger.event != event.kind) return false;
  // R-TURN-5: beginning, middle and end of a phase are three events.
  if (event.kind == EventKind::phase && (trigger.phase != event.phase || trigger.part != event.part))
    return false;
  if (trigger.combat_only && !event.combat) return false;
  if (!trigger.whose.empty() &&
      (event.player == PlayerId::none || !selects(context, trigger.whose, Thing::of(event.player))))
    return false;
  if (!trigger.subject.empty() && !selects(context, trigger.subject, subject_of(event))) return false;
  return trigger.other.empty() || other_matches(context, trigger.other, event);
}

Circumstances told_by(const Duel& duel, ObjectId source, const Event& event) {
  Circumstances told;
  told.source = source;
  // The moment of the event counts: a permanent that died has nobody who controls it now (R-RESOLVE-5).
  told.controller = event.controller;
  // A permanent remembers the X paid for it and what was chosen, and the event what one that has left knew.
  const bool here = duel.exists(source);
  told.x = here ? duel.object(source).x : event.x;
  told.chosen = here ? duel.object(source).chosen : event.chosen;
  if (event.object) told.it = subject_of(event);
  told.other_one = event.other;
  told.that_player = event.player;
  told.that_amount = event.amount;
  return told;
}

const Step* step_of(const Library& library, const Delayed& delayed) {
  if (delayed.ability == AbilityId::none) return nullptr;
  return library.step(delayed.ability, delayed.step);
}

bool is_due(const Duel& duel, const Delayed& delayed, const Event& event) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || !step->trigger || delayed.effect != event.effect) return false;
  // Read as it was announced: its source may be long gone, and its words stay (R-RESOLVE-3).
  return matches(context_of(duel, static_cast<const Circumstances&>(delayed)), *step->trigger, event);
}

bool is_off(const Duel& duel, ObjectId id, const Ability& ability) {
  if (duel.library().purpose(ability).cost == PhaseCost::none) return switched_off(duel, id, true);
  // R-UPKEEP-7: a phase cost of a tapped artifact still applies.
  return ability.trigger.event != EventKind::phase && switched_off(duel, id, false);
}

}  // namespace sleight
