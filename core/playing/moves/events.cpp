#include "core/playing/moves/events.h"

#include <algorithm>

#include "core/reading/listeners.h"
#include "core/reading/rules_in_force.h"

namespace sleight {

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
    answer.holder = id;
    answer.controller = controller;
    table.pending.push_back(answer);
  });
  if (std::any_of(duel.delayed.begin(), duel.delayed.end(),
                  [&](const Delayed& delayed) { return is_due(duel, delayed, event); })) {
    // One note for all that wait for this event. It answers with the active player's: `do_delayed` sorts
    // them by their own controllers.
    table.pending.push_back(event);
    table.pending.back().controller = duel.active();
  }
}

}  // namespace sleight
