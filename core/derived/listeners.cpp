#include "core/derived/listeners.h"

#include <algorithm>

#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/derived/use_restrictions.h"
#include "core/query/conditions.h"
#include "core/query/filters.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

/// Whether it is told of the ability that was used, and not of what has it.
bool tells_of_use(const Event& event) {
  return event.kind == EventKind::activates && event.ability != nullptr &&
         !event.ability->trigger.other.empty();
}

Thing subject_of(const Event& event) {
  // A spell is asked about as a spell ("whenever a red spell is cast"), anything else as an object.
  return event.kind == EventKind::successfully_cast && event.play != 0 ? Thing::play(event.play)
                                                                       : Thing::of(event.object);
}

/// The second party of an event: an object if there is one, else its player.
bool other_matches(const Context& context, const Selector& other, const Event& event) {
  if (event.kind == EventKind::becomes_target || event.kind == EventKind::activates)
    return event.play != 0 && selects(context, other, Thing::play(event.play));
  if (event.other) return selects(context, other, Thing::of(event.other));
  return event.player != PlayerId::none && selects(context, other, Thing::of(event.player));
}

/// Whether what the event is about is among those. The source of damage may be a spell, whose card is by now
/// wherever it goes, or have left play: it counts as it was (R-DMG-2).
bool subject_matches(const Context& context, const Selector& subject, const Event& event) {
  if (subject.empty() || selects(context, subject, subject_of(event))) return true;
  if (event.source == nullptr) return false;
  const bool gone = !context.duel.is_in_play(event.object);
  const auto it_was = [&](const Selector& part) {
    return (part.from == Reference::spells || (gone && part.from == Reference::permanents)) &&
           damages_as(context, part, *event.source);
  };
  return it_was(subject) || std::any_of(subject.also.begin(), subject.also.end(), it_was);
}

/// Whether the block is the first in which its subject stands so; there may be several, one event each.
bool is_first_block(const Context& context, const Trigger& trigger, const Event& event) {
  const bool blocks = event.kind == EventKind::blocks;
  for (const Block& block : context.duel.combat.blocks) {
    if ((blocks ? block.blocker : block.attacker) != event.object) continue;
    const ObjectId other = blocks ? block.attacker : block.blocker;
    if (trigger.other.empty() || selects(context, trigger.other, Thing::of(other)))
      return other == event.other;
  }
  return true;
}

/// Whether it is the first of all attackers that the trigger speaks of.
bool is_first_attacker(const Context& context, const Trigger& trigger, const Event& event) {
  for (const Attacker& attacker : context.duel.combat.attackers)
    if (trigger.subject.empty() || selects(context, trigger.subject, Thing::of(attacker.object)))
      return attacker.object == event.object;
  return true;
}

}  // namespace

bool comes_at(const Trigger& trigger, const Event& event) {
  if (trigger.event != event.kind) return false;
  // R-TURN-5: beginning, middle and end of a phase are three events.
  const bool other_moment = trigger.phase != event.phase || trigger.part != event.part;
  return event.kind != EventKind::phase || !other_moment;
}

bool matches(const Context& context, const Trigger& trigger, const Event& event) {
  if (!comes_at(trigger, event)) return false;
  if (event.kind == EventKind::last_counter_removed && trigger.counter != event.counter) return false;
  if (trigger.combat_only && !event.combat) return false;
  if (trigger.without_tapping && event.tapping) return false;
  if (trigger.with_tapping && !event.tapping) return false;
  if (trigger.elsewhere != event.elsewhere) return false;
  if (trigger.unsacrificed && event.sacrificed) return false;
  if (trigger.keyword && event.paid_keyword != trigger.keyword) return false;
  if (!trigger.whose.empty() &&
      (event.player == PlayerId::none || !selects(context, trigger.whose, Thing::of(event.player))))
    return false;
  if (!trigger.cause.empty() &&
      (event.cause == PlayerId::none || !selects(context, trigger.cause, Thing::of(event.cause))))
    return false;
  if (!subject_matches(context, trigger.subject, event)) return false;
  if (!trigger.other.empty() && !other_matches(context, trigger.other, event)) return false;
  if (event.kind == EventKind::attacks && trigger.once && !is_first_attacker(context, trigger, event))
    return false;
  // Who asks for no second party hears of the block as a whole: its first pair stands for all of them.
  const bool whole = has(event.kind, EventTraits::of_block) && (trigger.once || trigger.other.empty());
  return !whole || is_first_block(context, trigger, event);
}

Event phase_event(const Duel& duel, PhasePart part) {
  Event event;
  event.kind = EventKind::phase;
  event.player = duel.active();
  event.phase = duel.phase().word;
  event.part = part;
  return event;
}

Announcement announcement_from(const Duel& duel, ObjectId source, const Event& event) {
  Announcement told;
  told.source = source;
  // The moment of the event counts: a permanent that died has nobody who controls it now (R-RESOLVE-5).
  told.controller = event.controller;
  // A permanent remembers the X paid for it and what was chosen, and the event what one that has left knew.
  const bool here = duel.exists(source);
  told.x = here ? duel.object(source).x : event.x;
  told.chosen = here ? duel.object(source).chosen : event.chosen;
  take_granted(told.chosen, event.granted);
  if (event.object) told.it = tells_of_use(event) ? Thing::play(event.play) : subject_of(event);
  told.other_one = event.other;
  told.that_player = event.player;
  told.that_amount = event.amount;
  told.life_before = event.life_before;
  return told;
}

const Step* step_of(const Library& library, const Delayed& delayed) {
  if (delayed.ability == AbilityId::none) return nullptr;
  return library.step(delayed.ability, delayed.step);
}

bool waits_for_end_of_combat(const Library& library, const Delayed& delayed) {
  const Step* step = step_of(library, delayed);
  return step != nullptr && step->trigger && step->trigger->event == EventKind::end_of_combat;
}

bool waits_this_turn(const Library& library, const Delayed& delayed) {
  const Step* step = step_of(library, delayed);
  return step != nullptr && step->duration == Duration::end_of_turn;
}

bool waits_while_tapped(const Library& library, const Delayed& delayed) {
  const Step* step = step_of(library, delayed);
  return step != nullptr && step->duration == Duration::while_source_tapped;
}

bool waits_while_in_play(const Library& library, const Delayed& delayed) {
  const Step* step = step_of(library, delayed);
  return step != nullptr && step->duration == Duration::while_source_in_play;
}

const Cost* price_of(const Duel& duel, const Delayed& delayed, PlayerId player) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || step->cost.empty()) return nullptr;
  const Context context = context_of(duel, static_cast<const Announcement&>(delayed));
  return selected_player(context, step->what, delayed.controller) == player ? &step->cost : nullptr;
}

bool watches(const Step& step) {
  if (!step.trigger) return false;
  const EventKind event = step.trigger->event;
  // "When that damage is dealt" is of the effect's own; of any other it is said for how long.
  if (event == EventKind::deals_damage) return step.duration == Duration::end_of_turn;
  return !has(event, EventTraits::of_time);
}

const Trigger* trigger_for(const Duel& duel, const Delayed& delayed, const Event& event) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || !watches(*step)) return nullptr;
  const Context context = context_of(duel, static_cast<const Announcement&>(delayed));
  for (const Box<Trigger>* trigger : {&step->trigger, &step->or_trigger})
    if (*trigger && matches(context, **trigger, event)) return &**trigger;
  return nullptr;
}

bool is_due(const Duel& duel, const Delayed& delayed, const Event& event) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || !step->trigger || watches(*step) || delayed.effect != event.effect) return false;
  // Read as it was announced: its source may be long gone, and its words stay (R-RESOLVE-3).
  return matches(context_of(duel, static_cast<const Announcement&>(delayed)), *step->trigger, event);
}

namespace {

/// Whether it speaks of the permanent's own leaving, or of its passing to another controller.
bool tells_of_own_going(const Trigger& trigger) {
  const bool goes = has(trigger.event, EventTraits::leaving) || trigger.event == EventKind::loses_control;
  return goes && trigger.subject.from == Reference::self;
}

}  // namespace

bool is_off(const Duel& duel, ObjectId id, const Ability& ability) {
  if (tells_of_own_going(ability.trigger)) return false;
  if (!ability.used && duel.library().purpose(ability).cost == PhaseCost::none)
    return switched_off(duel, id, true);
  // R-UPKEEP-7: a phase cost of a tapped artifact still applies.
  return ability.trigger.event != EventKind::phase && switched_off(duel, id, false);
}

bool has_end_effects(const Duel& duel) {
  if (!listens(duel, EventKind::phase)) return false;
  const Event event = phase_event(duel, PhasePart::end);
  bool some = false;
  each_listener(duel, EventKind::phase, [&](ObjectId id, const HeldAbility& held, PlayerId) {
    // Quick: most are of another phase.
    if (some || !comes_at(held.ability->trigger, event)) return;
    Context context = context_of(duel, id, held);
    // The trigger may speak of the player whose phase it is.
    Announcement told = announcement_from(duel, id, event);
    take_granted(told.chosen, held.chosen);
    context.told = &told;
    some = matches(context, held.ability->trigger, event);
  });
  return some;
}

}  // namespace sleight
