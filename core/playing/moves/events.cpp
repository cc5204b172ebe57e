#include "core/playing/moves/events.h"

#include <algorithm>

#include "core/reading/listeners.h"
#include "core/reading/rules_in_force.h"

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

}  // namespace

void happen(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (table.observer != nullptr) table.observer->happened(duel, event);
  // Quick: most of what happens nobody listens to.
  if (duel.over() || !listens(duel, event.kind)) return;
  each_listener(duel, event.kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    Context context = context_of(duel, id, held);
    const Circumstances told = told_by(duel, id, event);
    context.told = &told;
    if (!matches(context, held.ability->trigger, event)) return;
    // Noted with all that tells how the ability reads now: what dies by the event still answers to it.
    Event answer = event;
    answer.ability = held.ability;
    answer.keyword = held.keyword;
    answer.text = held.text;
    answer.x = told.x;
    answer.chosen = told.chosen;
    answer.holder = id;
    answer.controller = controller;
    table.pending.push_back(answer);
  });
  if (std::any_of(duel.delayed.begin(), duel.delayed.end(),
                  [&](const Delayed& delayed) { return is_due(duel, delayed, event); })) {
    if (Event* noted = note_of_same_damage(table, event)) {
      noted->amount += event.amount;
      return;
    }
    // One note for all that wait for this event. It answers with the active player's: `do_delayed` sorts
    // them by their own controllers.
    table.pending.push_back(event);
    table.pending.back().controller = duel.active();
  }
}

}  // namespace sleight
