#include "core/playing/turn/turn.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/duel/repetition.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/casting/windows.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/skipping.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/attack.h"
#include "core/playing/turn/life_checks.h"
#include "core/playing/turn/phase_effects.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/untap_phase.h"
#include "core/playing/upcalls.h"
#include "core/query/conditions.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// What has happened in the turn that is over is forgotten. Damage is told of only where some was dealt:
/// nobody need look for deaths otherwise.
void forget_turn(Duel& duel) {
  if (!duel.damage_this_turn.empty()) duel.touch(Duel::counter);
  duel.blocks_this_turn.clear();
  duel.damage_this_turn.clear();
  duel.redirected_this_turn.clear();
  duel.died_this_turn.clear();
  duel.played_this_turn.clear();
}

/// What is asked later: whether it attacked in the last turn of `player`, which is over now.
void note_attack(Object& object, PlayerId player) {
  const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(index(player)));
  object.attacked_in = static_cast<std::uint8_t>(object.attacked ? object.attacked_in | bit
                                                                 : object.attacked_in & ~unsigned{bit});
}

/// Everything that is counted by the turn begins anew, before its first phase does.
void begin_turn(Table& table, PlayerId player) {
  Duel& duel = table.duel;
  TurnState& turn = duel.turn;
  ++turn.number;
  if (turn.number > duel.rules().turn_limit) return end_duel(duel, Outcome::draw, EndReason::turns);
  const PlayerId before = turn.number > 1 ? turn.active : PlayerId::none;
  if (before != PlayerId::none) duel.player(before).idle_last_turn = !duel.player(before).acted;
  for (PlayerState& state : duel.players) state.acted = false;
  turn.active = player;
  turn.lands_played = 0;
  turn.attack_made = false;
  turn.attacked = false;
  turn.actions = 0;
  note_turn_of_uses(duel);
  end_effects(duel, [&](const Effect& effect) {
    if (effect.duration == Duration::owners_next_turn)
      return duel.objects[effect.source.slot].owner == player;
    return effect.duration == Duration::next_turn && effect.controller == player;
  });
  // Sickness is reckoned from here, before anything untaps: who has controlled a creature since this moment
  // may use it (R-SICK-1, R-SICK-2).
  turn.began = duel.tick();
  turn.last_turn_began[static_cast<std::size_t>(index(player))] = turn.began;
  // What each has skipped is of the turn that is over; what they have yet to skip stays (R-SKIP-3).
  for (PlayerState& state : duel.players) {
    state.phases_skipped = 0;
    state.drawn.clear();
  }
  bool regenerated = false;
  for (const std::uint16_t slot : duel.in_play) {
    Object& object = duel.objects[slot];
    // By whose turn it was: whoever has it next asks of an own turn, and not of this one.
    if (before != PlayerId::none) note_attack(object, before);
    object.attacked = false;
    object.could_attack = false;
    object.began_turn_untapped = !object.tapped;
    regenerated = std::exchange(object.regenerations, std::uint8_t{0}) != 0 || regenerated;
  }
  if (regenerated) duel.touch(Duel::counter);
  forget_turn(duel);
  // Nothing is on the board that was not there before, or is another's.
  duel.touch(Duel::combat_state | Duel::batch_state | Duel::hands);
  go_to_phase(duel, 0);
  // After all of the above: two turns that begin alike are compared as they begin.
  if (comes_back_too_often(duel)) return end_duel(duel, Outcome::draw, EndReason::repetition);
  if (table.observer != nullptr) table.observer->turn_began(duel);
}

void play_setup(Table& table) {
  deal_in(table);
  table.duel.turn.in_order = table.duel.turn.starter;
  begin_turn(table, table.duel.turn.starter);
}

/// Takes the next turn off the list: extra turns first, then the other player's by the order of the table.
PlayerId take_next_turn(TurnState& turn) {
  // An extra turn leaves `in_order` alone: after it, the order goes on from whose turn it was before.
  if (turn.extra.empty()) return turn.in_order = opponent_of(turn.in_order);
  const PlayerId next = turn.extra.back();
  turn.extra.pop_back();
  return next;
}

/// Whether the player skips what would begin, as a rule allows, and has done what comes of that. Each such
/// rule is offered, the oldest first, until one is taken.
bool skips_by_choice(Table& table, Would would, PlayerId player, Word phase = {}) {
  if (!may_change(table.duel, would)) return false;
  std::vector<StepsInstead> declined = table.replacing;
  for (;;) {
    const Proposal skipped = settled(
        table.duel, {.would = would, .whom = Thing::of(player), .phase = phase, .under_way = &declined});
    if (skipped.instead.ability == nullptr) return false;
    declined.push_back(skipped.instead);
    const Question question{.kind = DecisionKind::pay, .player = player, .source = skipped.instead.source};
    if (!ask_whether(table, question)) continue;
    do_instead(table, skipped);
    return true;
  }
}

/// The next turn that its player does not skip (R-SKIP-1).
void next_turn(Table& table) {
  Duel& duel = table.duel;
  // Extra turns are skipped like any other, and each turn to skip is used up by one turn that would have
  // begun.
  for (;;) {
    const PlayerId next = take_next_turn(duel.turn);
    std::uint8_t& to_skip = duel.player(next).turns_to_skip;
    if (to_skip == 0 && !skips_by_choice(table, Would::begin_turn, next)) return begin_turn(table, next);
    if (to_skip > 0) --to_skip;
    if (table.observer != nullptr) table.observer->turn_skipped(duel, next);
    settle(table);
    if (duel.over()) return;
  }
}

// ---------------------------------------------------------------------------------------------- phases

void next_phase(Table& table) {
  Duel& duel = table.duel;
  if (static_cast<std::size_t>(duel.turn.phase) + 1 >= duel.rules().phases.size()) return next_turn(table);
  go_to_phase(duel, static_cast<std::uint8_t>(duel.turn.phase + 1));
}

/// Whether the phase that would begin now is skipped (R-SKIP-1); notes that it was.
bool skips_this_phase(Table& table) {
  Duel& duel = table.duel;
  const Phase& phase = duel.phase();
  // An effect is used up by the phase that it was meant for, even where that has been skipped as a cost
  // (R-SKIP-4).
  bool skip = take_skip(duel, duel.active(), duel.turn.phase);
  if (skipped_this_turn(duel, duel.active(), duel.turn.phase)) skip = true;
  if (phase.action == PhaseAction::draw && duel.turn.number == 1 && duel.rules().first_draw_phase_skipped)
    skip = true;  // D-02
  // Asked at this moment, not earlier: what is in play just before the phase starts says (R-SKIP-1).
  if (!skip && rule_exists(duel, RuleKind::skips_phase))
    for_each_rule(duel, RuleKind::skips_phase, Thing::of(duel.active()), [&](const RuleInForce& found) {
      skip = found.rule->word == phase.word;
      return !skip;
    });
  if (!skip) skip = skips_by_choice(table, Would::begin_phase, duel.active(), phase.word);
  if (skip) skip_this_turn(duel, duel.active(), duel.turn.phase);
  return skip;
}

/// To the effects of the beginning of the phase, or past them when none is left.
void enter_phase(Duel& duel) {
  go_to(duel, effect_is_due(duel, PhasePart::beginning) ? Stage::beginning_effects : Stage::phase_action);
}

/// In an upkeep "since your last upkeep" means the one before: from now on it is counted anew.
void note_fights_before_upkeep(Duel& duel) {
  for (const std::uint16_t slot : duel.in_play) {
    Object& object = duel.objects[slot];
    if (!object.fought && !object.fought_since_upkeep) continue;  // nothing to note
    if (duel.look(duel.id_of(slot)).controller == duel.active())
      object.fought_since_upkeep = std::exchange(object.fought, false);
  }
  duel.touch(Duel::combat_state);
}

/// The phase begins: what speaks of it works from here on, before anything of the phase is done.
void begin_phase(Table& table) {
  Duel& duel = table.duel;
  // Also for a phase that is skipped: nothing of the phase before may count as played in the next.
  duel.turn.phase_effects_done.clear();
  duel.turn.came.clear();
  for (Delayed& delayed : duel.delayed) delayed.came = false;
  if (skips_this_phase(table)) {
    if (table.observer != nullptr) table.observer->phase_skipped(duel);
    settle(table);
    if (duel.over()) return;
    return next_phase(table);
  }
  // A phase that is skipped is never said to begin, and no upkeep cost of it is owed (R-UPKEEP-1).
  if (table.observer != nullptr) table.observer->phase_began(duel);
  go_to(duel, Stage::phase_action);
  if (duel.phase().word == Word{"upkeep"}) {
    end_effects(duel, [&](const Effect& effect) {
      return effect.duration == Duration::next_upkeep && effect.controller == duel.active();
    });
    note_fights_before_upkeep(duel);
  }
  settle(table);
  if (duel.over()) return;
  note_unpaid_upkeep(duel);
  enter_phase(duel);
}

/// Ends them all at once, and does what comes of that: control goes back, and what has shrunk may die.
void end_effects_until_end_of_turn(Table& table) {
  Duel& duel = table.duel;
  end_effects(duel, [](const Effect& effect) { return effect.duration == Duration::end_of_turn; });
  // No attack came, or it was over: the one of another turn is not meant.
  std::erase_if(duel.delayed, [&](const Delayed& delayed) {
    return waits_for_end_of_combat(duel.library(), delayed) || waits_this_turn(duel.library(), delayed);
  });
  settle(table);
}

/// All damage and every "until end of turn" effect go at the same instant (R-CLEAN-1, R-CLEAN-2).
void clean_up(Table& table) {
  Duel& duel = table.duel;
  // Of both players' permanents, and nobody looks for deaths before the effects are gone too: a creature that
  // only Giant Growth keeps alive survives both (R-CLEAN-2).
  const bool heals = std::any_of(duel.in_play.begin(), duel.in_play.end(),
                                 [&](std::uint16_t slot) { return duel.objects[slot].damage != 0; });
  for (const std::uint16_t slot : duel.in_play) {
    duel.objects[slot].damage = 0;
  }
  // Where nothing was hurt nobody looks for deaths again.
  if (heals) duel.touch(Duel::counter);
  end_effects_until_end_of_turn(table);
}

/// To the effects of the end of the phase, or past them when none is left.
void leave_window(Duel& duel) {
  go_to(duel, effect_is_due(duel, PhasePart::end) ? Stage::end_effects : Stage::phase_ends);
}

/// To the ordinary effects of the phase, or past them when none is left: to its window, where it has one.
void enter_window(Duel& duel) {
  if (effect_is_due(duel, PhasePart::ordinary))
    go_to(duel, Stage::ordinary_effects);
  else if (duel.phase().fast_effects)
    go_to(duel, Stage::phase_window);
  else
    leave_window(duel);
}

void act_in_phase(Table& table) {
  Duel& duel = table.duel;
  // The draw and the discard are no actions but effects of their phases, among the others (R-DRAW-3,
  // R-DISCARD-2).
  if (duel.phase().action == PhaseAction::untap) untap_permanents(table);
  if (duel.phase().action == PhaseAction::cleanup) clean_up(table);
  settle(table);
  if (duel.over()) return;
  enter_window(duel);
}

/// The attack has been announced. A batch of the defender breaks it off, or both may use fast effects until
/// nobody does any more, and then it begins (R-CBT-4, D-10).
void answer_announcement(Table& table) {
  Duel& duel = table.duel;
  const WindowResult answer = hold_window(table, Window::attack_announced);
  if (duel.over()) return;
  if (!answer.played)
    go_to(duel, Stage::attack_begins);
  else if (answer.answered && duel.rules().attack_can_be_aborted)
    go_to(duel, Stage::phase_window);
}

/// One action with all that answers it. Whatever was played, the phase does not end before both have passed
/// anew.
void hold_phase_window(Table& table) {
  Duel& duel = table.duel;
  const bool main = duel.phase().action == PhaseAction::main;
  const WindowResult result = hold_window(table, main ? Window::main : Window::phase);
  if (duel.over()) return;
  if (result.attack_announced) {
    go_to(duel, Stage::attack_announced);
  } else if (result.played) {  // R-TURN-4
    // Back to the ordinary effects: an untap cost may be worth paying by now (R-UPKEEP-5), and what has come
    // into play may have an effect of this phase.
    offer_untap_costs_again(duel);
    enter_window(duel);
  } else {
    // Who could have attacked is known where nobody will any more.
    if (main && !duel.turn.attack_made) note_who_could_attack(duel);
    leave_window(duel);
  }
}

// -------------------------------------------------------------------------------------- end of a phase

/// The effects of its end played, the end of a phase can be answered like any other (R-TURN-4).
bool may_answer_end(const Duel& duel) { return !is_silent(duel, PhasePart::end) && has_end_effects(duel); }

/// One effect of the end of the phase. What comes of it is done afterwards, until nothing is left
/// (R-CLEAN-6).
void play_end_effect(Table& table) {
  Duel& duel = table.duel;
  if (effect_is_due(duel, PhasePart::end)) {
    play_phase_effect(table, PhasePart::end);
    // What it made "until end of turn" in the cleanup ends at once (R-CLEAN-5).
    if (duel.phase().action == PhaseAction::cleanup && !duel.over()) end_effects_until_end_of_turn(table);
    // Where the end can be answered the stage stays, even with nothing due: the window below comes first.
    if (!may_answer_end(duel)) leave_window(duel);
    return;
  }
  if (may_answer_end(duel) && hold_window(table, Window::phase).played) return offer_untap_costs_again(duel);
  if (!duel.over()) go_to(duel, Stage::phase_ends);
}

void end_phase(Table& table) {
  Duel& duel = table.duel;
  // Once more: what the effects of the end dealt since the first time is no damage of the next turn.
  if (duel.phase().action == PhaseAction::cleanup) clean_up(table);
  if (duel.over()) return;
  // Burn first, so that the check sees it (R-MANA-4, D-05).
  burn_mana(table);
  check_life(table);
  if (duel.over()) return;
  // One that began in this very upkeep, or in this turn before it, goes on until the next.
  if (duel.phase().word == Word{"upkeep"}) {
    end_effects(duel, [&](const Effect& effect) {
      return effect.duration == Duration::end_of_next_upkeep && effect.controller == duel.active() &&
             effect.since < duel.turn.began;
    });
    settle(table);
    if (duel.over()) return;
  }
  next_phase(table);
}

void play_stage(Table& table) {
  switch (table.duel.turn.stage) {
    case Stage::setup:
      return play_setup(table);
    case Stage::phase_begins:
      return begin_phase(table);
    // One effect at each rest point; the stage is left when none is due any more.
    case Stage::beginning_effects:
      play_phase_effect(table, PhasePart::beginning);
      return enter_phase(table.duel);
    case Stage::phase_action:
      return act_in_phase(table);
    case Stage::ordinary_effects:
      play_phase_effect(table, PhasePart::ordinary);
      return enter_window(table.duel);
    case Stage::phase_window:
      return hold_phase_window(table);
    case Stage::attack_announced:
      return answer_announcement(table);
    case Stage::end_effects:
      return play_end_effect(table);
    case Stage::phase_ends:
      return end_phase(table);
    case Stage::over:
      return;
    case Stage::attack_begins:
    case Stage::attackers:
    case Stage::attackers_window:
    case Stage::blockers:
    case Stage::blockers_window:
    case Stage::first_strike_damage:
    case Stage::first_strike_window:
    case Stage::damage:
    case Stage::end_of_attack:
      return play_attack_stage(table);
  }
}

}  // namespace

void play_on(Table& table) {
  Duel& duel = table.duel;
  if (duel.over()) {
    go_to(duel, Stage::over);
    return;
  }
  // A rest point: nothing is under way, so that a copy of the duel from here plays on exactly alike.
  assert(duel.batch.empty() && duel.packets.empty() && duel.dying.empty() && table.pending.empty());
  assert(table.open_preventions == 0 && table.trigger_depth == 0 && table.state_effects.empty());
  assert(table.nested == 0);
  duel.budget().begin_moment();
  play_stage(table);
  // Time alone changes what speaks of it ("during your turn"): who dies of that is dead at the next rest
  // point (R-CRE-7).
  if (!duel.over()) settle(table);
  end_waits_for_damage(duel, 0);
  check_draws(table);  // whatever it was that asked for them has been done by now (R-DRAW-2)
  // Who has died is remembered for those who answer to it, and they have all answered at a rest point.
  duel.last_known.clear();
  if (!duel.over() && duel.turn.stage != Stage::setup &&
      ++duel.turn.actions > static_cast<std::uint32_t>(duel.rules().action_limit))
    // Nothing goes on but an endless turn; no procedure for it is in the documents.
    end_duel(duel, Outcome::draw, EndReason::endless_turn);
  duel.pay_for_work();
  // What is no step of an effect, such as a function that is looked at, runs over here.
  end_if_endless(table, {}, "");
  if (duel.over()) {
    // Whoever ended it did so in the middle of things; a duel that is over is at rest all the same, to be
    // saved and looked at.
    go_to(duel, Stage::over);
    call_off_everything(duel);
  }
  if (table.observer != nullptr) table.observer->stage_reached(duel);
}

void play_out(Table& table, long rest_points) {
  for (; !table.duel.over() && rest_points != 0; --rest_points) play_on(table);
}

Window window_at_rest(const Duel& duel, PlayerId player) {
  const bool active = player == duel.active();
  // Before an effect of its phase only the active player may start something (`play_phase_effect`).
  const auto before_effect = [&](PhasePart part) {
    return active && !is_silent(duel, part) ? Window::phase : Window::none;
  };
  switch (duel.turn.stage) {
    case Stage::phase_window:
      if (!duel.phase().fast_effects) return Window::none;
      return duel.phase().action == PhaseAction::main && active ? Window::main : Window::phase;
    case Stage::beginning_effects:
      return before_effect(PhasePart::beginning);
    case Stage::ordinary_effects:
      return before_effect(PhasePart::ordinary);
    case Stage::end_effects:
      if (effect_is_left(duel, PhasePart::end)) return before_effect(PhasePart::end);
      return may_answer_end(duel) ? Window::phase : Window::none;
    case Stage::attack_announced:
      // Who has announced it waits for the answer (D-10).
      return active && duel.rules().attack_can_be_aborted ? Window::none : Window::attack_announced;
    case Stage::end_of_attack:
      return some_act_at_end_of_attack(duel) && !duel.combat.attackers.empty() ? Window::combat
                                                                               : Window::none;
    case Stage::attackers_window:
    case Stage::blockers_window:
      return Window::combat;
    case Stage::setup:
    case Stage::phase_begins:
    case Stage::phase_action:
    case Stage::attack_begins:
    case Stage::attackers:
    case Stage::blockers:
    case Stage::first_strike_damage:
    case Stage::first_strike_window:
    case Stage::damage:
    case Stage::phase_ends:
    case Stage::over:
      break;
  }
  return Window::none;
}

}  // namespace sleight
