#include "core/playing/effects/resolve.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/derived/rules_in_force.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/damage/packets.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/spell_copies.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/control_notes.h"
#include "core/playing/moves/lasting.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"

namespace sleight {
namespace {

/// Takes away targets that are gone or illegal; false when none of several is left (R-TARGET-5).
bool check_targets(const Duel& duel, BatchItem& play) {
  // A delayed effect had its targets when it was made; what it is about now is no target (R-TARGET-6).
  if (play.targets.empty() || play.delayed_step != 0) return true;
  bool some = false;
  std::vector<bool> legal(play.targets.size());
  // All are judged before any is emptied: a demand may speak of the other targets.
  for (std::size_t i = 0; i < play.targets.size(); ++i) some |= legal[i] = still_legal(duel, play, i);
  for (std::size_t i = 0; i < play.targets.size(); ++i)
    // Emptied, not taken out: the others keep their places, by which they are called.
    if (!legal[i]) play.targets[i] = {};
  return some;
}

void put_into_play(Table& table, const BatchItem& play) {
  assert(table.duel.exists(play.source) && table.duel.object(play.source).zone == Zone::limbo);  // R-ZONE-12
  Arrival arrival{.controller = play.controller, .chosen = play.chosen, .announced = true, .x = play.x};
  // What a permanent spell is aimed at is what it will lie on (R-ENCH-1).
  if (!play.targets.empty() && play.targets.front().is_object())
    arrival.attached_to = play.targets.front().object;
  enter_play(table, play.source, arrival);
}

/// Whether `settle` would find nothing to do. It is asked after everything that happens, which mostly leaves
/// nothing behind.
bool is_settled(const Table& table) {
  const Duel& duel = table.duel;
  if (!duel.packets.empty() || !table.pending.empty()) return false;
  const auto may_end = [](const Effect& effect) { return effect.made_by != AbilityId::none; };
  if (std::any_of(duel.effects.begin(), duel.effects.end(), may_end)) return false;
  return duel.deaths_checked() && !control_has_changed(duel) &&
         (!duel.combat.active || is_combat_settled(duel));
}

}  // namespace

const std::vector<Step>* steps_of(const Duel& duel, const BatchItem& play) {
  if (play.ability == AbilityId::none) return nullptr;
  const Library& library = duel.library();
  const Ability& ability = library.ability(play.ability);
  // A delayed effect does what stands in the step that waited, not the mode it is part of.
  assert(play.delayed_step != 0 || play.mode < ability.modes.size());
  if (play.delayed_step == 0) return &ability.modes[play.mode].steps;
  const Step* step = library.step(play.ability, play.delayed_step - 1U);
  return step == nullptr ? nullptr : &step->then;
}

void resolve_top(Table& table) {
  Duel& duel = table.duel;
  const Nested nested(table);
  // Out of the batch before it does anything: a spell that resolves is under way no more, and nothing can aim
  // at it.
  BatchItem play = take_from_batch(duel);
  ++table.resolving;
  const Timestamp began = duel.clock;
  const bool works = check_targets(duel, play);
  if (table.observer != nullptr) {
    if (works)
      table.observer->takes_effect(duel, play);
    else
      table.observer->failed(duel, play);
  }
  // A spell of which nothing could be read has no effect, and is no permanent for that.
  const bool stays = play.kind == BatchItem::Kind::spell && play.ability == AbilityId::none &&
                     any(duel.printed(play.source).types & permanent_types);
  if (works && stays) {
    put_into_play(table, play);
  } else {
    if (works && play.kind == BatchItem::Kind::phase_draw) draw_card(table, play.controller);
    const std::vector<Step>* steps = works ? steps_of(duel, play) : nullptr;
    if (steps != nullptr) do_steps(table, play, *steps);
  }
  // A one-shot spell goes to the graveyard now, and so does a spell that fails (R-CAST-6, R-ZONE-12), or
  // whose card may not come into play.
  if (play.kind == BatchItem::Kind::spell && duel.exists(play.source) &&
      duel.object(play.source).zone == Zone::limbo)
    move_card(table, play.source, Zone::graveyard);
  settle(table);
  end_resolving(table, began, play.number);
}

void end_waits_for_damage(Duel& duel, Timestamp since) {
  if (duel.delayed.empty()) return;  // asked at each rest point
  std::erase_if(duel.delayed,
                [&](const Delayed& delayed) { return delayed.since > since && delayed.effect != 0; });
}

void end_resolving(Table& table, Timestamp began, std::uint32_t number) {
  --table.resolving;
  assert(table.resolving >= 0);  // whatever begins to resolve ends
  // Its damage has been dealt or prevented by now, unless it joined a step that is still open.
  if (table.open_preventions == 0) end_waits_for_damage(table.duel, began);
  // In a prevention step the damage that it is about is still under way: the next rest point will see to it.
  if (table.resolving == 0 && table.open_preventions == 0) check_draws(table);
  hold_copies(table, number);
}

void settle(Table& table) {
  if (is_settled(table)) return;
  // When more has gone on than may, nothing is left to be done but to end the duel.
  while (!table.duel.budget().is_spent()) {
    table.duel.pay_for_work();
    // What is played in a prevention step belongs to it and opens no other (R-DP-7).
    const bool preventing = table.open_preventions > 0;
    while (end_what_holds_no_more(table.duel)) {
    }
    // Before the deaths and after them: what has changed hands is noted before those can give it back.
    note_control(table);
    if (!preventing) prevention_step(table);
    // Deaths before triggers, as in the step itself (R-DP-6, R-BATCH-5).
    const bool died = check_deaths(table);
    note_control(table);
    do_triggers(table);
    update_combat(table);
    // Of the step that is open around this: what has died takes no damage, and nobody is to be asked about
    // it.
    if (preventing) drop_spent_packets(table.duel);
    if (died || (!preventing && !table.duel.packets.empty()) || !table.pending.empty()) continue;
    if (!end_what_holds_no_more(table.duel)) return;
  }
}

}  // namespace sleight
