#include "core/playing/moves/events.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/duel/tracked_changes.h"

namespace sleight {
namespace {

/// The note that delayed effects wait for `event`, if it is damage that one effect deals at the same time as
/// some that is noted: it is one amount (R-DP-5). Whoever waits for damage waits for all of an effect's.
Event* note_of_same_damage(Table& table, const Event& event) {
  if (event.effect == 0) return nullptr;
  const auto note = std::find_if(table.pending.begin(), table.pending.end(), [&](const Event& other) {
    return other.ability == nullptr && other.kind == event.kind && other.effect == event.effect;
  });
  return note == table.pending.end() ? nullptr : &*note;
}

/// All the damage that is dealt at one time is one: to a victim, for whoever asks for victims alone; by a
/// source, for whoever asks for sources alone; else that of each source to each victim (R-TRIG-4).
bool is_same_damage(const Trigger& trigger, const Event& one, const Event& other) {
  if (one.kind != EventKind::deals_damage || one.ability != other.ability || one.holder != other.holder ||
      one.delayed != other.delayed)
    return false;
  const bool source = one.object == other.object;
  const bool victim = one.other == other.other && one.player == other.player;
  if (trigger.subject.empty() == trigger.other.empty()) return source && victim;
  return trigger.subject.empty() ? victim : source;
}

/// Adds damage that is dealt at the same time to what is noted. The life before is that of the first player
/// damaged.
void add_damage(Event& noted, const Event& more) {
  noted.amount += more.amount;
  if (noted.player == PlayerId::none) noted.life_before = more.life_before;
}

/// Notes who answers to an event. While damage is dealt nothing else waits, so that what is noted was dealt
/// at the same time.
void note(Table& table, const Trigger& trigger, Event answer) {
  answer.source = nullptr;
  for (Event& noted : table.pending) {
    if (!is_same_damage(trigger, noted, answer)) continue;
    add_damage(noted, answer);
    return;
  }
  table.pending.push_back(answer);
}

/// Whatever waits for such an event answers to it, once or each time.
void tell_those_who_watch(Table& table, const Event& event) {
  const Duel& duel = table.duel;
  for (const Delayed& delayed : duel.delayed) {
    const Trigger* trigger = trigger_for(duel, delayed, event);
    if (trigger == nullptr) continue;
    const Step& step = *step_of(duel.library(), delayed);
    const bool noted = std::any_of(table.pending.begin(), table.pending.end(),
                                   [&](const Event& other) { return other.delayed == delayed.since; });
    if (noted && !step.each_time && event.kind != EventKind::deals_damage) continue;
    Event answer = event;
    answer.delayed = delayed.since;
    answer.controller = delayed.controller;
    note(table, *trigger, answer);
  }
}

/// Who is "you" for a listener: who controls what has it, and of its own change of hands whoever had it.
PlayerId you_of(const Event& event, ObjectId holder, PlayerId controller) {
  return event.kind == EventKind::loses_control && event.object == holder ? event.player : controller;
}

/// Notes the ability of that permanent as answering to the event, where it means it.
void answer_to(Table& table, const Event& event, ObjectId id, const HeldAbility& held, PlayerId controller) {
  const Duel& duel = table.duel;
  Context context = context_of(duel, id, held);
  context.you = you_of(event, id, context.you);
  Announcement told = announcement_from(duel, id, event);
  take_granted(told.chosen, held.chosen);
  context.told = &told;
  if (!matches(context, held.ability->trigger, event)) return;
  // Noted with all that tells how the ability reads now: what dies by the event still answers to it.
  Event answer = event;
  answer.ability = held.ability;
  answer.keyword = held.keyword;
  answer.giver = held.giver;
  answer.text = held.text;
  answer.x = told.x;
  answer.chosen = told.chosen;
  answer.granted = held.chosen;
  answer.holder = id;
  answer.controller = you_of(event, id, controller);
  note(table, held.ability->trigger, answer);
}

}  // namespace

void happen(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (table.observer != nullptr) table.observer->happened(duel, event);
  // Quick: most of what happens nobody listens to.
  if (duel.over() || !listens(duel, event.kind)) return;
  each_listener(duel, event.kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    answer_to(table, event, id, held, controller);
  });
  tell_those_who_watch(table, event);
  if (std::any_of(duel.delayed.begin(), duel.delayed.end(),
                  [&](const Delayed& delayed) { return is_due(duel, delayed, event); })) {
    if (Event* noted = note_of_same_damage(table, event)) {
      add_damage(*noted, event);
      return;
    }
    // One note for all that wait for this event. It answers with the active player's: `do_delayed` sorts
    // them by their own controllers.
    table.pending.push_back(event);
    table.pending.back().source = nullptr;
    table.pending.back().controller = duel.active();
  }
}

void happen_to_itself(Table& table, const Event& event) {
  if (table.duel.over() || !listens(table.duel, event.kind)) return;
  each_listener(table.duel, event.kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    if (id == event.object) answer_to(table, event, id, held, controller);
  });
}

void tell_card_of_discard(Table& table, const Event& event) {
  const Duel& duel = table.duel;
  if (duel.over() || !duel.exists(event.object)) return;
  const Characteristics& card = duel.look(event.object);
  for (const HeldAbility* held = duel.abilities_begin(card); held != duel.abilities_end(card); ++held)
    if (held->ability->kind == AbilityKind::triggered && works_in(duel, *held, Zone::graveyard))
      answer_to(table, event, event.object, *held, card.controller);
}

void tell_of_use(Table& table, PlayerId player, ObjectId source, AbilityId ability, const GivenBy& given,
                 bool tapping, std::uint32_t play) {
  note_use(table.duel, ability, source, given, player);
  if (table.observer != nullptr) table.observer->used(table.duel, source, ability);
  Event event;
  event.kind = EventKind::activates;
  event.object = source;
  event.player = player;
  event.tapping = tapping;
  event.play = play;
  happen(table, event);
}

}  // namespace sleight
