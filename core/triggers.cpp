#include "core/triggers.h"

#include <algorithm>
#include <utility>

#include "core/resolve.h"
#include "core/rule_queries.h"

namespace sleight {
namespace {

/// Triggered effects inside each other, and one after the other, beyond which nothing but an endless loop is
/// going on. No procedure for it is in the documents; the duel is drawn.
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

/// A phase effect that is a cost: one may pay, or bear what follows. It applies to a tapped artifact too
/// (R-UPKEEP-7).
bool is_phase_cost(const Ability& ability) {
  return !ability.modes.empty() && !ability.modes[0].steps.empty() &&
         ability.modes[0].steps[0].verb == Verb::may;
}

/// Calls `visit` for each triggered ability that listens to `kind`, of permanents in the order they came.
template <typename Visit>
void each_listener(const Duel& duel, EventKind kind, Visit visit) {
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    const Characteristics& now = duel.look(id);
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
      if (held->ability->kind != AbilityKind::triggered || held->ability->trigger.event != kind) continue;
      if (switched_off(duel, id, false) && !(kind == EventKind::phase && is_phase_cost(*held->ability)))
        continue;
      visit(id, *held, now.controller);
    }
  }
}

Context context_of_delayed(const Duel& duel, const Delayed& delayed) {
  Context context{.duel = duel};
  context.self = delayed.source;
  context.you = delayed.controller;
  context.it = delayed.it;
  context.other_one = delayed.other_one;
  return context;
}

bool is_due(const Duel& duel, const Delayed& delayed, const Event& event) {
  const Step* step = step_of(duel.library(), delayed);
  if (step == nullptr || !step->trigger) return false;
  return matches(context_of_delayed(duel, delayed), *step->trigger, event);
}

/// Nothing goes on but an endless loop: a draw.
void give_up(Table& table) {
  table.pending.clear();
  table.duel.outcome = Outcome::draw;
}

void do_pending(Table& table, const Event& event) {
  if (event.ability == nullptr)
    do_delayed(table, event);
  else
    do_effect(table, *event.ability, event.holder, event.controller, event);
}

Event phase_event(const Duel& duel, PhasePart part) {
  Event event;
  event.kind = EventKind::phase;
  event.player = duel.active();
  event.phase = duel.phase().word;
  event.part = part;
  return event;
}

/// Which of `effects` comes next: where the rules leave it open, the active player says (R-TURN-5, R-TURN-6).
std::size_t ask_order(Table& table, const std::vector<PhaseEffect>& effects) {
  Decision decision;
  decision.kind = DecisionKind::order;
  decision.player = table.duel.active();
  for (const PhaseEffect& effect : effects) {
    Option option;
    option.kind = Option::Kind::thing;
    option.object = effect.holder;
    option.thing = Thing::of(effect.holder);
    option.ability = table.duel.library().id_of(*effect.ability);
    decision.options.push_back(option);
  }
  return static_cast<std::size_t>(table.ask(decision));
}

/// The phase effects that may come now: those not done yet in this phase, and of the first and last group
/// those of the active player before the other's (R-TURN-5).
std::vector<PhaseEffect> next_effects(const Duel& duel, PhasePart part) {
  std::vector<PhaseEffect> effects = phase_effects(duel, part);
  std::erase_if(effects, [&](const PhaseEffect& effect) {
    const auto& done = duel.turn.phase_effects_done;
    return std::find(done.begin(), done.end(),
                     std::pair{duel.library().id_of(*effect.ability), effect.holder}) != done.end();
  });
  if (part == PhasePart::ordinary) return effects;
  const bool own = std::any_of(effects.begin(), effects.end(),
                               [&](const PhaseEffect& effect) { return effect.controller == duel.active(); });
  if (own)
    std::erase_if(effects, [&](const PhaseEffect& effect) { return effect.controller != duel.active(); });
  return effects;
}

}  // namespace

void happen(Table& table, const Event& event) {
  Duel& duel = table.duel;
  if (table.observer != nullptr) table.observer->happened(duel, event);
  if (duel.over() || !listens(duel, event.kind)) return;
  each_listener(duel, event.kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    const Context context = told_of(context_of(duel, id, held), event);
    if (!matches(context, held.ability->trigger, event)) return;
    Event answer = event;
    answer.ability = held.ability;
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
  ++table.trigger_depth;
  for (int done = 0; !table.pending.empty();) {
    std::vector<Event> now = std::exchange(table.pending, {});
    std::stable_partition(now.begin(), now.end(),
                          [&](const Event& event) { return event.controller == table.duel.active(); });
    for (const Event& event : now) {
      if (table.duel.over()) break;
      do_pending(table, event);
      ++done;
    }
    if (table.duel.over()) table.pending.clear();
    if (done > effect_limit) give_up(table);
  }
  --table.trigger_depth;
}

std::vector<PhaseEffect> phase_effects(const Duel& duel, PhasePart part) {
  std::vector<PhaseEffect> effects;
  if (!listens(duel, EventKind::phase)) return effects;
  const Event event = phase_event(duel, part);
  each_listener(duel, EventKind::phase, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    if (matches(told_of(context_of(duel, id, held), event), held.ability->trigger, event))
      effects.push_back({id, held.ability, controller});
  });
  return effects;
}

void do_phase_effects(Table& table, PhasePart part) {
  Duel& duel = table.duel;
  const Event event = phase_event(duel, part);
  for (int done = 0; !duel.over(); ++done) {
    do_delayed(table, event);
    if (duel.over()) return;
    const std::vector<PhaseEffect> effects = next_effects(duel, part);
    if (effects.empty()) return;
    if (done > effect_limit) return give_up(table);
    const PhaseEffect next = effects[ask_order(table, effects)];
    duel.turn.phase_effects_done.emplace_back(duel.library().id_of(*next.ability), next.holder);
    do_effect(table, *next.ability, next.holder, next.controller, event);
    std::erase(duel.upkeep_unpaid, next.holder.slot);
  }
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
