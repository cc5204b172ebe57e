#include "core/playing/effects/resolve.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/playing/combat/combatants.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/damage/packets.h"
#include "core/playing/door.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/targeting.h"
#include "core/playing/moves/control_watch.h"
#include "core/playing/moves/zones.h"
#include "core/reading/listeners.h"

namespace sleight {
namespace {

/// Takes away targets that are gone or illegal; false when none of several is left (R-TARGET-5).
bool check_targets(const Duel& duel, Play& play) {
  if (play.targets.empty() || play.delayed_step != 0) return true;
  bool some = false;
  std::vector<bool> legal(play.targets.size());
  for (std::size_t i = 0; i < play.targets.size(); ++i) some |= legal[i] = still_legal(duel, play, i);
  for (std::size_t i = 0; i < play.targets.size(); ++i)
    if (!legal[i]) play.targets[i] = {};
  return some;
}

void put_into_play(Table& table, const Play& play) {
  Duel& duel = table.duel;
  const ObjectId spell = play.source;
  assert(duel.exists(spell) && duel.object(spell).zone == Zone::limbo);  // R-ZONE-12
  std::vector<Effect> carried;  // what interrupts did to the spell stays with the permanent (R-INT-5)
  for (const Effect& effect : duel.effects)
    if (effect.affected == Thing::of(spell)) carried.push_back(effect);
  const ObjectId permanent = move_card(table, spell, Zone::in_play, play.controller);
  for (Effect& effect : carried) {
    effect.affected = Thing::of(permanent);
    if (effect.source == spell) effect.source = permanent;
    const auto later = [&](const Effect& other) { return other.since > effect.since; };
    duel.effects.insert(std::find_if(duel.effects.begin(), duel.effects.end(), later), effect);
  }
  // Most permanents are as they came; those that remember something have to be looked at again.
  if (carried.empty() && play.chosen.kind == Chosen::Kind::none && play.x == 0 && play.targets.empty())
    return;
  Object& object = duel.object(permanent);
  object.chosen = play.chosen;
  object.x = static_cast<std::int16_t>(play.x);
  if (!play.targets.empty() && play.targets.front().is_object())
    object.attached_to = play.targets.front().object;
  duel.touch(Duel::board | Duel::choice);
}

}  // namespace

const std::vector<Step>* steps_of(const Duel& duel, const Play& play) {
  if (play.ability == AbilityId::none) return nullptr;
  const Library& library = duel.library();
  const Ability& ability = library.ability(play.ability);
  assert(play.delayed_step != 0 || play.mode < ability.modes.size());
  if (play.delayed_step == 0) return &ability.modes[play.mode].steps;
  const Step* step = library.step(play.ability, play.delayed_step - 1U);
  return step == nullptr ? nullptr : &step->then;
}

void resolve_top(Table& table) {
  Duel& duel = table.duel;
  assert(!duel.batch.empty());  // only who has put something on the batch resolves it
  Play play = std::move(duel.batch.back());
  duel.batch.pop_back();
  ControlWatch watch(duel);
  const bool works = check_targets(duel, play);
  if (table.observer != nullptr) {
    if (works)
      table.observer->takes_effect(duel, play);
    else
      table.observer->failed(duel, play);
  }
  if (works && play.kind == Play::Kind::spell && play.ability == AbilityId::none) {
    put_into_play(table, play);
  } else {
    if (works && play.kind == Play::Kind::phase_draw) draw_card(table, play.controller);
    const std::vector<Step>* steps = works ? steps_of(duel, play) : nullptr;
    if (steps != nullptr) do_steps(table, play, *steps);
    // A one-shot spell goes to the graveyard now, and so does a spell that fails (R-CAST-6, R-ZONE-12).
    if (play.kind == Play::Kind::spell && duel.exists(play.source) &&
        duel.object(play.source).zone == Zone::limbo)
      move_card(table, play.source, Zone::graveyard);
  }
  watch.update(duel);
  settle(table);
  watch.update(duel);
  // Its damage has been dealt or prevented by now: what waited for that waits for nothing.
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    const Step* step = delayed.source == play.source ? step_of(duel.library(), delayed) : nullptr;
    return step != nullptr && step->trigger && step->trigger->event == EventKind::deals_damage;
  });
}

void settle(Table& table) {
  for (;;) {
    // What is played in a prevention step belongs to it and opens no other (R-DP-7).
    const bool preventing = table.open_preventions > 0;
    if (!preventing) prevention_step(table);
    const bool died = check_deaths(table);
    do_triggers(table);
    update_combat(table);
    if (preventing) drop_spent_packets(table.duel);
    if (!died && (preventing || table.duel.packets.empty()) && table.pending.empty()) return;
  }
}

}  // namespace sleight
