#pragma once

#include "core/derived/board_index.h"
#include "core/derived/use_restrictions.h"
#include "core/query/context.h"
#include "core/query/event.h"

/// Which abilities answer to which event. Private to the core's files about triggered and phase effects.
namespace sleight {

/// Whether `event` is of the kind, and a phase and part of it of the name, that `trigger` listens to: all
/// that can be told without asking who has the ability.
bool comes_at(const Trigger& trigger, const Event& event);
/// Whether `event` is the one that `trigger` listens to.
bool matches(const Context& context, const Trigger& trigger, const Event& event);
/// The event of a part of the phase that it is now (R-TURN-5).
Event phase_event(const Duel& duel, PhasePart part);
/// The circumstances of an effect of `source` that `event` sets off.
Announcement announcement_from(const Duel& duel, ObjectId source, const Event& event);
/// The step that a delayed effect waits to do, found again by its position; null when there is no such step.
const Step* step_of(const Library& library, const Delayed& delayed);
/// Whether it waits for the end of the attack of this turn, which may still be to come.
bool waits_for_end_of_combat(const Library& library, const Delayed& delayed);
/// Whether it waits only while its source stays tapped (R-DUR-3).
bool waits_while_tapped(const Library& library, const Delayed& delayed);
/// Whether it waits only while its source stays in play.
bool waits_while_in_play(const Library& library, const Delayed& delayed);
/// What a player may pay so that the effect does not come, and to whom that is open; null where nothing is
/// asked for.
const Cost* price_of(const Duel& duel, const Delayed& delayed, PlayerId player);
/// Whether it waits no longer than until the end of this turn.
bool waits_this_turn(const Library& library, const Delayed& delayed);
/// Whether a step of `at_time` waits for something to happen to somebody, and for no moment, nor for its own
/// damage: that it is meant is settled as it happens, as of abilities that listen.
bool watches(const Step& step);
/// What a delayed effect hears `event` by; null when it does not watch for it.
const Trigger* trigger_for(const Duel& duel, const Delayed& delayed, const Event& event);
/// Whether the moment of a delayed effect is `event`.
bool is_due(const Duel& duel, const Delayed& delayed, const Event& event);
/// Whether a tapped artifact keeps the ability from working. What has no cost is continuous, which both rule
/// sets switch off (R-ART-1); what is paid for is off with all the rest, or not (D-17). What it says of its
/// own leaving works all the same.
bool is_off(const Duel& duel, ObjectId id, const Ability& ability);

/// Calls `visit` for each triggered ability that listens to `kind`, of permanents in the order they came, and
/// then of cards outside play that hear of it there.
template <typename Visit>
void each_listener(const Duel& duel, EventKind kind, Visit visit) {
  const auto hear = [&](const Listener& listener, bool in_play) {
    const ObjectId id = duel.id_of(listener.slot);
    const Characteristics& now = duel.look(id);
    const HeldAbility& held = duel.abilities_begin(now)[listener.index];
    if (held.ability->trigger.event != kind || (in_play && is_off(duel, id, *held.ability))) return;
    visit(id, held, now.controller);
  };
  for (const Listener& listener : listening_in_play(duel)) hear(listener, true);
  for (const Listener& listener : listening_outside(duel)) hear(listener, false);
}

}  // namespace sleight
