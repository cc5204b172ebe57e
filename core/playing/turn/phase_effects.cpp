#include "core/playing/turn/phase_effects.h"

#include <algorithm>
#include <utility>

#include "core/card/event_kind.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/casting/phase_plays.h"
#include "core/playing/casting/windows.h"
#include "core/playing/effects/effect_plays.h"
#include "core/playing/moves/skipping.h"
#include "core/playing/turn/discard_phase.h"
#include "core/playing/upcalls.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Told apart by ability and holder, not by the moment: what left and came back is another object, whose
/// effect has not been played (R-ZONE-2).
std::pair<AbilityId, ObjectId> note_of(const Duel& duel, const PhaseEffect& effect) {
  return {duel.library().id_of(*effect.ability), effect.holder};
}

bool is_done(const Duel& duel, const std::pair<AbilityId, ObjectId>& note) {
  const auto& done = duel.turn.phase_effects_done;
  return std::find(done.begin(), done.end(), note) != done.end();
}

/// The draw comes among the effects of its phase, the discard among those of the end of its phase; who begins
/// the duel has no first draw (R-DRAW-1, R-DISCARD-2, D-02).
bool has_own_effect(const Duel& duel, PhasePart part) {
  switch (duel.phase().action) {
    case PhaseAction::draw:
      // Here the phase is there and only its draw is left out; where it is skipped whole it never comes to
      // this.
      return part == PhasePart::ordinary && duel.turn.number > 1;
    case PhaseAction::discard:
      return part == PhasePart::end;
    case PhaseAction::none:
    case PhaseAction::untap:
    case PhaseAction::main:
    case PhaseAction::cleanup:
      break;
  }
  return false;
}

/// Calls `visit` for each triggered ability that is an effect of this part of the phase, with the context in
/// which it reads.
template <typename Visit>
void each_ability(const Duel& duel, PhasePart part, Visit visit) {
  if (!listens(duel, EventKind::phase)) return;
  const Event event = phase_event(duel, part);
  each_listener(duel, EventKind::phase, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    // Quick: most are of another phase.
    if (!comes_at(held.ability->trigger, event)) return;
    Context context = context_of(duel, id, held);
    // The trigger may speak of the player whose phase it is.
    Announcement told = announcement_from(duel, id, event);
    take_granted(told.chosen, held.chosen);
    context.told = &told;
    if (matches(context, held.ability->trigger, event))
      visit(PhaseEffect{id, held.ability, controller, -1, held.keyword, held.text, held.chosen, held.giver},
            context);
  });
}

/// "You may pay … to untap …": optional, and nothing follows if one does not (R-UPKEEP-4).
bool is_untap_cost(const Duel& duel, const Ability& ability) {
  return duel.library().purpose(ability).cost == PhaseCost::untapping;
}

/// Whether there is something tapped for an untap cost to untap.
bool is_useful(const Context& context, const Ability& untap_cost) {
  const UntapCost cost = untap_cost_of(untap_cost);
  const AbilityId ability = context.duel.library().id_of(untap_cost);
  const auto tapped = [&](ObjectId id) {
    return context.duel.is_in_play(id) && context.duel.object(id).tapped &&
           // What has been untapped so has a note of its own (Step::once).
           !(cost.once && is_done(context.duel, {ability, id}));
  };
  if (cost.what->empty()) return tapped(context.self);
  const std::vector<Thing> things = select(context, *cost.what);
  return std::any_of(things.begin(), things.end(),
                     [&](const Thing& thing) { return thing.is_object() && tapped(thing.object); });
}

/// Whether an untap cost may be paid more than once (R-UPKEEP-5, D-21).
bool repeats(const Duel& duel, const Ability& ability) {
  return is_untap_cost(duel, ability) &&
         (ability.trigger.part != PhasePart::end || duel.rules().end_of_upkeep_untap_repeats);
}

/// An untap cost has done its work for now: what it untaps may be tapped again, and then it is due again.
void renew_untap_costs(Duel& duel, PhasePart part) {
  // Quick: this is asked at each rest point of a phase, and mostly nothing has been played.
  if (duel.turn.phase_effects_done.empty()) return;
  each_ability(duel, part, [&](const PhaseEffect& effect, const Context& context) {
    // Not while it is tapped: who has just declined would be asked again without end.
    if (repeats(duel, *effect.ability) && !is_useful(context, *effect.ability))
      std::erase(duel.turn.phase_effects_done, note_of(duel, effect));
  });
}

/// All effects of this part that have not been played yet, whoever controls them.
std::vector<PhaseEffect> effects_left(const Duel& duel, PhasePart part) {
  std::vector<PhaseEffect> effects;
  if (has_own_effect(duel, part) && !is_done(duel, own_phase_effect))
    effects.push_back({{}, nullptr, duel.active(), -1, nullptr, {}, {}});
  // Quick: mostly that is all.
  if (!listens(duel, EventKind::phase)) return effects;
  const Event event = phase_event(duel, part);
  for (std::size_t i = 0; i < duel.delayed.size(); ++i) {
    const Delayed& delayed = duel.delayed[i];
    if (!delayed.came && is_due(duel, delayed, event))
      effects.push_back({delayed.source,
                         &duel.library().ability(delayed.ability),
                         delayed.controller,
                         static_cast<int>(i),
                         nullptr,
                         {},
                         {}});
  }
  // One permanent may have an ability twice, and each of them is an effect by itself: every note stands for
  // one of them, the first ones first. The next of them is offered only when the one before has been played.
  std::vector<std::pair<AbilityId, ObjectId>> notes = duel.turn.phase_effects_done;
  each_ability(duel, part, [&](const PhaseEffect& effect, const Context& context) {
    const auto note = std::find(notes.begin(), notes.end(), note_of(duel, effect));
    if (note != notes.end()) {
      notes.erase(note);
      return;
    }
    if (std::any_of(effects.begin(), effects.end(), [&](const PhaseEffect& other) {
          return other.delayed < 0 && other.ability == effect.ability && other.holder == effect.holder;
        }))
      return;
    // Not due, and not noted as played: it is due as soon as there is something to untap.
    if (is_untap_cost(duel, *effect.ability) && !is_useful(context, *effect.ability)) return;
    effects.push_back(effect);
  });
  return effects;
}

/// The effects that may come now: of the first and last group those of the active player before the other's
/// (R-TURN-5).
std::vector<PhaseEffect> next_effects(const Duel& duel, PhasePart part) {
  std::vector<PhaseEffect> effects = effects_left(duel, part);
  // Of the middle group the active player picks from all, whoever controls them (R-TURN-6).
  if (part == PhasePart::ordinary) return effects;
  const auto is_own = [&](const PhaseEffect& effect) { return effect.controller == duel.active(); };
  if (std::any_of(effects.begin(), effects.end(), is_own))
    std::erase_if(effects, [&](const PhaseEffect& effect) { return !is_own(effect); });
  return effects;
}

/// Which of `effects` comes next: the active player says (R-TURN-5, R-TURN-6).
std::size_t ask_order(Table& table, const std::vector<PhaseEffect>& effects) {
  if (effects.size() == 1) return 0;
  std::vector<Option> options;
  for (const PhaseEffect& effect : effects) {
    Option option = option_of(Thing::of(effect.holder));
    if (effect.ability != nullptr) {
      option.ability = table.duel.library().id_of(*effect.ability);
    } else {
      option.kind = Option::Kind::word;
      // What the phase itself does has no card: it is called by the name of the phase.
      option.word = table.duel.phase().word;
    }
    options.push_back(option);
  }
  const Question question{.kind = DecisionKind::order, .player = table.duel.active()};
  return ask_option(table, question, std::move(options)).index;
}

/// Notes the effect as played, or takes it out of what waits.
Delayed take(Duel& duel, const PhaseEffect& effect) {
  if (effect.delayed >= 0) {
    // Taken out before it is done: what it sets off must not find it waiting still.
    const auto at = duel.delayed.begin() + effect.delayed;
    const Delayed delayed = *at;
    duel.turn.came.push_back(came_note(delayed));
    if (step_of(duel.library(), delayed)->each_time)
      at->came = true;
    else
      duel.delayed.erase(at);
    return delayed;
  }
  duel.turn.phase_effects_done.push_back(effect.ability == nullptr ? own_phase_effect
                                                                   : note_of(duel, effect));
  return {};
}

/// As an instant: announced, interrupted, answered, resolved (R-TURN-8, R-DRAW-3).
void play_as_instant(Table& table, const PhaseEffect& effect, const Delayed& delayed, const Event& event) {
  std::uint32_t number = 0;
  if (effect.ability == nullptr)
    number = announce_draw(table);
  else if (effect.delayed >= 0)
    number = announce_delayed(table, delayed);
  else
    number = announce_effect(table, *effect.ability, effect.holder, effect.controller, event);
  // None where its condition does not hold, it has no target, or it was countered: it counts as played all
  // the same.
  if (number != 0) finish_batch(table);
}

/// Where no fast effects are legal, and in the discard, it happens without any window.
void do_in_silence(Table& table, const PhaseEffect& effect, const Delayed& delayed, const Event& event) {
  if (effect.ability == nullptr)
    discard_to_limit(table);
  else if (effect.delayed >= 0)
    do_delayed_effect(table, delayed, event);
  else
    do_effect(table, *effect.ability, effect.holder, effect.controller, event);
}

}  // namespace

bool effect_is_due(Duel& duel, PhasePart part) {
  renew_untap_costs(duel, part);
  return effect_is_left(duel, part);
}

bool effect_is_left(const Duel& duel, PhasePart part) {
  // Quick: asked for each part of each phase, and most phases have no effect of their own.
  if (has_own_effect(duel, part) && !is_done(duel, own_phase_effect)) return true;
  return listens(duel, EventKind::phase) && !effects_left(duel, part).empty();
}

bool is_silent(const Duel& duel, PhasePart part) {
  // After the discard nothing can be played in its phase (R-DISCARD-2).
  return !duel.phase().fast_effects ||
         (duel.phase().action == PhaseAction::discard && part == PhasePart::end);
}

void play_phase_effect(Table& table, PhasePart part) {
  Duel& duel = table.duel;
  const bool silent = is_silent(duel, part);
  // Something was played first: which effects there are then, the next rest point asks anew.
  if (!silent && let_active_start(table)) return;
  const std::vector<PhaseEffect> effects = next_effects(duel, part);
  if (effects.empty()) return;
  const PhaseEffect next = effects[ask_order(table, effects)];
  Event event = phase_event(duel, part);
  event.keyword = next.keyword;
  event.giver = next.giver;
  event.text = next.text;
  event.granted = next.granted;
  // Noted before it is played: what answers to it comes to this phase again, and must not find it due.
  const Delayed delayed = take(duel, next);
  (silent ? do_in_silence : play_as_instant)(table, next, delayed, event);
}

void offer_untap_costs_again(Duel& duel) {
  if (duel.turn.phase_effects_done.empty()) return;
  // Whichever part they belong to: the effects of a part that is over are not asked for again anyway.
  for (const PhasePart part : {PhasePart::beginning, PhasePart::ordinary, PhasePart::end})
    each_ability(duel, part, [&](const PhaseEffect& effect, const Context&) {
      if (repeats(duel, *effect.ability)) std::erase(duel.turn.phase_effects_done, note_of(duel, effect));
    });
}

void note_unpaid_upkeep(Duel& duel) {
  if (!duel.upkeep_unpaid.empty()) duel.touch(Duel::debts);
  duel.upkeep_unpaid.clear();
  if (!duel.rules().unpaid_upkeep_locks || duel.phase().word != Word{"upkeep"}) return;
  // Noted as the phase begins, for all its parts: the lock holds until the cost is paid, be it due at the
  // end only. Costs of other phases lock nothing.
  for (const PhasePart part : {PhasePart::beginning, PhasePart::ordinary, PhasePart::end})
    each_ability(duel, part, [&](const PhaseEffect& effect, const Context&) {
      if (duel.library().purpose(*effect.ability).cost == PhaseCost::owed)
        duel.upkeep_unpaid.push_back(effect.holder.slot);
    });
  if (!duel.upkeep_unpaid.empty()) duel.touch(Duel::debts);
}

}  // namespace sleight
