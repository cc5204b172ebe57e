#include "core/resolve.h"

#include <algorithm>
#include <optional>

#include "core/announce.h"
#include "core/batch.h"
#include "core/combat.h"
#include "core/control_watch.h"
#include "core/damage.h"
#include "core/death.h"
#include "core/steps.h"
#include "core/triggers.h"
#include "core/zones.h"

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
  object.x = play.x;
  if (!play.targets.empty() && play.targets.front().is_object())
    object.attached_to = play.targets.front().object;
  duel.touch(Duel::board | Duel::choice);
}

/// The steps that a play does when it resolves; none for a permanent spell and for the draw of a phase.
const std::vector<Step>* steps_of(const Duel& duel, const Play& play) {
  if (play.ability == AbilityId::none) return nullptr;
  const Ability& ability = duel.library().ability(play.ability);
  if (play.delayed_step == 0) return &ability.modes[play.mode].steps;
  const Step* step = step_at(ability, play.delayed_step - 1);
  return step == nullptr ? nullptr : &step->then;
}

}  // namespace

void resolve_top(Table& table) {
  Duel& duel = table.duel;
  if (duel.batch.empty()) return;
  Play play = std::move(duel.batch.back());
  duel.batch.pop_back();
  ControlWatch watch(duel);
  const bool works = !play.countered && check_targets(duel, play);
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

namespace {

/// The play of a triggered or phase effect, with its mode and targets chosen; none when its condition does
/// not hold or it has no legal target (R-TARGET-1).
std::optional<Play> begin_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
                                 const Event& event) {
  Duel& duel = table.duel;
  if (ability.modes.empty()) return std::nullopt;
  Play play;
  play.number = duel.next_number++;
  play.kind = Play::Kind::triggered;
  play.controller = controller;
  play.source = holder;
  play.ability = duel.library().id_of(ability);
  play.traits = snapshot(duel, holder);
  play.text = event.text;
  if (event.keyword != nullptr) play.keyword = duel.library().id_of(*event.keyword);
  if (duel.exists(holder)) {
    play.x = duel.object(holder).x;
    play.chosen = duel.object(holder).chosen;
  }
  play.it = event.object;
  play.other_one = event.other;
  play.that_player = event.player;
  play.that_amount = event.amount;
  if (ability.condition.kind != ConditionKind::always && !holds(context_of(duel, play), ability.condition))
    return std::nullopt;

  std::vector<int> modes;
  const Context context = context_of(duel, play);
  for (std::size_t i = 0; i < ability.modes.size(); ++i) {
    const auto& specs = ability.modes[i].targets;
    const bool possible = std::all_of(specs.begin(), specs.end(), [&](const TargetSpec& spec) {
      return evaluate(context, spec.least) <= 0 ||
             !legal_targets(context, spec, play.traits, {}, false, Window::none).empty();
    });
    if (possible) modes.push_back(static_cast<int>(i));
  }
  const int mode = ask_mode(table, play, modes);
  if (mode < 0) return std::nullopt;
  play.mode = static_cast<std::uint8_t>(mode);
  const auto& targets = ability.modes[static_cast<std::size_t>(mode)].targets;
  if (!ask_targets(table, play, targets, false, Window::none, {}, nullptr)) return std::nullopt;
  return play;
}

Play begin_delayed(Duel& duel, const Delayed& delayed, int amount) {
  Play play;
  play.number = duel.next_number++;
  play.kind = Play::Kind::triggered;
  play.controller = delayed.controller;
  play.source = delayed.source;
  play.ability = delayed.ability;
  play.delayed_step = static_cast<std::uint16_t>(delayed.step + 1);
  play.x = static_cast<std::int16_t>(delayed.x);
  play.traits = snapshot(duel, delayed.source);
  play.text = delayed.text;
  play.keyword = delayed.keyword;
  play.chosen = delayed.chosen;
  play.that_player = duel.active();
  play.that_amount = amount;
  play.other_one = delayed.other_one;
  if (delayed.it.is_object()) play.it = delayed.it.object;
  if (delayed.it.is_player()) play.that_player = delayed.it.player;
  if (delayed.it.kind != Thing::Kind::none) {
    play.targets.push_back(delayed.it);
    play.target_counts.push_back(1);
  }
  return play;
}

/// Does the steps of a play that is not, or no longer, in the batch.
void do_at_once(Table& table, Play play) {
  const std::vector<Step>* steps = steps_of(table.duel, play);
  if (steps == nullptr) return;
  if (table.observer != nullptr) table.observer->takes_effect(table.duel, play);
  ControlWatch watch(table.duel);
  do_steps(table, play, *steps);
  watch.update(table.duel);
  settle(table);
}

/// Puts a play on the batch that no window asked for. Its number, or 0 when it was interrupted away.
std::uint32_t put_on_batch(Table& table, Play play) {
  const std::uint32_t number = play.number;
  table.duel.batch.push_back(std::move(play));
  if (table.observer != nullptr) table.observer->announced(table.duel, table.duel.batch.back());
  return hold_interrupts(table, number) ? number : 0;
}

}  // namespace

void do_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
               const Event& event) {
  if (auto play = begin_effect(table, ability, holder, controller, event))
    do_at_once(table, std::move(*play));
}

void do_delayed_effect(Table& table, const Delayed& delayed, int amount) {
  do_at_once(table, begin_delayed(table.duel, delayed, amount));
}

std::uint32_t announce_effect(Table& table, const Ability& ability, ObjectId holder, PlayerId controller,
                              const Event& event) {
  auto play = begin_effect(table, ability, holder, controller, event);
  return play ? put_on_batch(table, std::move(*play)) : 0;
}

std::uint32_t announce_delayed(Table& table, const Delayed& delayed) {
  return put_on_batch(table, begin_delayed(table.duel, delayed, 0));
}

std::uint32_t announce_draw(Table& table) {
  Play play;
  play.number = table.duel.next_number++;
  play.kind = Play::Kind::phase_draw;
  play.controller = table.duel.active();
  play.that_player = table.duel.active();
  return put_on_batch(table, std::move(play));
}

}  // namespace sleight
