#include "core/triggers.h"

#include <algorithm>
#include <utility>

#include "core/listening.h"
#include "core/resolve.h"
#include "core/rule_queries.h"

namespace sleight {
namespace {

/// Triggered effects inside each other, and all in all until every one of them is done, beyond which nothing
/// but an endless loop is going on. No procedure for it is in the documents; the duel is drawn.
constexpr int depth_limit = 60;
constexpr int effect_limit = 5000;

Thing subject_of(const Event& event) {
  return event.kind == EventKind::successfully_cast && event.play != 0 ? Thing::play(event.play)
                                                                       : Thing::of(event.object);
}

/// The second party of an event: an object if there is one, else its player.
bool other_matches(const Context& context, const Selector& other, const Event& event) {
  if (event.other) return selects(context, other, Thing::of(event.other));
  return event.player != PlayerId::none && selects(context, other, Thing::of(event.player));
}

Context context_of_delayed(const Duel& duel, const Delayed& delayed) {
  Context context{.duel = duel};
  context.self = delayed.source;
  context.you = delayed.controller;
  context.it = delayed.it;
  context.other_one = delayed.other_one;
  return context;
}

void do_pending(Table& table, const Event& event) {
  if (event.ability == nullptr)
    do_delayed(table, event);
  else
    do_effect(table, *event.ability, event.holder, event.controller, event);
}

}  // namespace

bool matches(const Context& context, const Trigger& trigger, const Event& event) {
  if (trigger.event != event.kind) return false;
  if (event.kind == EventKind::phase && (trigger.phase != event.phase || trigger.part != event.part))
    return false;
  if (trigger.combat_only && !event.combat) return false;
  if (!trigger.whose.empty() &&
      (event.player == PlayerId::none || !selects(context, trigger.whose, Thing::of(event.player))))
    return false;
  if (!trigger.subject.empty() && !selects(context, trigger.subject, subject_of(event))) return false;
  return trigger.other.empty() || other_matches(context, trigger.other, event);
}

Context told_of(Context context, const Event& event) {
  if (event.object) context.it = Thing::of(event.object);
  context.other_one = event.other;
  context.that_player = event.player;
  context.that_amount = event.amount;
  return context;
}

bool is_due(const Duel& duel, const Delayed& delayed, const Event& event) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || !step->trigger) return false;
  return matches(context_of_delayed(duel, delayed), *step->trigger, event);
}

bool is_phase_cost(const Ability& ability) {
  return !ability.modes.empty() && !ability.modes[0].steps.empty() &&
         ability.modes[0].steps[0].verb == Verb::may;
}

bool is_off(const Duel& duel, ObjectId id, const Ability& ability) {
  if (!is_phase_cost(ability)) return switched_off(duel, id, true);
  return ability.trigger.event != EventKind::phase && switched_off(duel, id, false);
}

void give_up(Table& table) {
  table.pending.clear();
  table.duel.outcome = Outcome::draw;
  table.duel.reason = EndReason::endless_effects;
}

void happen(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (table.observer != nullptr) table.observer->happened(duel, event);
  if (duel.over() || !listens(duel, event.kind)) return;
  each_listener(duel, event.kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    const Context context = told_of(context_of(duel, id, held), event);
    if (!matches(context, held.ability->trigger, event)) return;
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
    table.pending.push_back(event);
    table.pending.back().controller = duel.active();
  }
}

void do_triggers(Table& table) {
  if (table.pending.empty()) return;
  if (table.trigger_depth >= depth_limit) return give_up(table);
  if (table.trigger_depth++ == 0) table.effects_done = 0;
  while (!table.pending.empty()) {
    std::vector<Event> now = std::exchange(table.pending, {});
    std::stable_partition(now.begin(), now.end(),
                          [&](const Event& event) { return event.controller == table.duel.active(); });
    for (const Event& event : now) {
      if (table.duel.over()) break;
      do_pending(table, event);
      if (++table.effects_done > effect_limit) give_up(table);
    }
    if (table.duel.over()) table.pending.clear();
  }
  --table.trigger_depth;
}

void do_delayed(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (duel.delayed.empty()) return;
  std::vector<Delayed> due;
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    if (!is_due(duel, delayed, event)) return false;
    due.push_back(delayed);
    return true;
  });
  std::stable_partition(due.begin(), due.end(),
                        [&](const Delayed& delayed) { return delayed.controller == duel.active(); });
  for (const Delayed& delayed : due)
    if (!duel.over()) do_delayed_effect(table, delayed, event.amount);
}

}  // namespace sleight
