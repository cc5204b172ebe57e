#include "tools/scenario/advance_verbs.h"

#include <algorithm>

#include "core/playing/turn/phase_effects.h"
#include "core/query/conditions.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/open_steps.h"
#include "tools/scenario/play_actions.h"

namespace sleight::scenario {
namespace {

/// How many rest points a scenario may pass on its way to a step: far more than a turn has.
constexpr int longest_way = 400;
/// How many a whole duel may have: more than decks of several hundred cards last when everyone passes.
constexpr int longest_duel = 100 * longest_way;

/// Rest points at which a player is about to be asked something.
bool waits(Stage stage) {
  return stage == Stage::phase_window || stage == Stage::attack_announced || stage == Stage::attackers ||
         stage == Stage::attackers_window || stage == Stage::blockers || stage == Stage::blockers_window;
}

/// Whether the effects of a phase's beginning lie before the duel, or what comes of them.
bool has_begun(const Duel& duel) {
  const Stage stage = duel.turn.stage;
  return stage == Stage::beginning_effects || stage == Stage::ordinary_effects ||
         stage == Stage::phase_window || (stage == Stage::phase_action && !duel.phase().fast_effects);
}

/// Whether the end of the phase has come, as far as somebody may still act in it: what happens at its end is
/// done, and where nothing does, its window is open. Without one its end is the place to stand (R-TURN-2).
bool is_at_end(const Duel& duel, Stage before) {
  const Stage stage = duel.turn.stage;
  if (is_silent(duel, PhasePart::end)) return before == Stage::end_effects || stage == Stage::phase_ends;
  return has_end_effects(duel) ? stage == Stage::end_effects && !effect_is_left(duel, PhasePart::end)
                               : stage == Stage::phase_window;
}

/// What is left of `step` when it begins with `words`; "" when it does not.
std::string without(const std::string& step, const std::string& words) {
  return step.rfind(words, 0) == 0 ? step.substr(words.size()) : "";
}

/// That a duel is over before it came where the scenario wants to be.
std::string ended_on_the_way(const std::string& what) {
  return "the duel ended on the way to " + what + "; `s:to_the_end()` plays a duel to its end";
}

void run_until(Game& game, const std::function<bool(const Duel&, Stage before)>& there,
               const std::string& what) {
  undone_if_refused(game, [&] {
    // What is open ends first: a step is reached from a rest point.
    if (!game.driver.at_rest()) pass_to_rest(game);
    for (int i = 0; i < longest_way; ++i) {
      if (game.duel().over()) throw Failure{ended_on_the_way(what)};
      // The stage that this run plays: some steps are known only by what was just done.
      const Stage before = game.duel().turn.stage;
      game.driver.proceed();
      pass_to_rest(game);
      if (there(game.duel(), before)) return;
    }
    throw Failure{"never came to " + what + "; stands in " + name_of(game.duel().active()) + "'s " +
                  step_of(game.duel())};
  });
}

/// On, everyone passing, until the next step of that kind is open and somebody may act in it.
void stop_in(Game& game, Window window) {
  game.begun = true;
  game.at_end_of_attack = false;
  // To tell the step that is open from the one that is meant.
  const Duel before = game.duel();
  const bool inside = !game.driver.at_rest() && game.driver.asked()->window == window;
  const int turn = before.turn.number;
  for (int i = 0; i < longest_way && !game.duel().over() && game.duel().turn.number == turn; ++i) {
    if (game.driver.at_rest()) {
      settle_said(game);
      game.driver.proceed();
    } else {
      answer_asked(game);
    }
    const Decision* asked = game.driver.asked();
    if (asked != nullptr && asked->kind == DecisionKind::play && asked->window == window &&
        (!inside || is_another_step(before, game.duel(), window)))
      return;
  }
  if (game.duel().over()) throw Failure{ended_on_the_way("the step of " + special_step(window))};
  throw Failure{"no step of " + special_step(window) + " came this turn"};
}

/// Around the effects of phases nobody needs to pass who has nothing to play: there are too many such
/// windows.
bool is_idle(const Game& game, const Decision& decision) {
  const Stage stage = game.duel().turn.stage;
  return decision.options.size() == 1 && (stage == Stage::beginning_effects ||
                                          stage == Stage::ordinary_effects || stage == Stage::end_effects);
}

}  // namespace

void turn_of(Game& game, PlayerId p) {
  run_until(
      game,
      [p, turn = game.duel().turn.number, main = step_of(game.duel())](const Duel& d, Stage) {
        const bool here = d.turn.active == p && d.turn.stage == Stage::phase_window &&
                          d.phase().action == PhaseAction::main;
        // From within the main phase (an attack ends there too) the turn meant is a later one.
        // The three phases before main: from these the main phase of this very turn is still to come.
        return here && (d.turn.number > turn || main == "untap" || main == "upkeep" || main == "draw");
      },
      "the main phase of a turn of " + name_of(p));
}

void next_turn(Game& game) {
  const int turn = game.duel().turn.number;
  run_until(
      game,
      [turn](const Duel& d, Stage) {
        return d.turn.number > turn && d.turn.stage == Stage::phase_window &&
               d.phase().action == PhaseAction::main;
      },
      "the next turn's main phase");
}

void go_to(Game& game, const std::string& step) {
  std::vector<std::string> names;
  for (const Phase& phase : game.rules->phases) names.push_back(phase.name);
  const std::vector<std::string> attack = key_names(steps_of_attack());
  if (std::find(names.begin(), names.end(), step) != names.end()) {
    // After the attack the main phase in which it was made goes on: nothing to pass over.
    const Duel& now = game.duel();
    if (game.at_end_of_attack && now.phase().name == step && now.turn.stage == Stage::phase_window) {
      game.at_end_of_attack = false;
      return;
    }
    const auto place = [&game] { return std::pair{game.duel().turn.number, game.duel().turn.phase}; };
    const auto from = place();
    try {
      run_until(
          game,
          [&step](const Duel& d, Stage) {
            return d.phase().name == step &&
                   // A phase without fast effects has no window: there its end is the place to stand
                   // (R-TURN-2).
                   (d.turn.stage == Stage::phase_window || d.turn.stage == Stage::phase_ends ||
                    (d.turn.stage == Stage::end_effects && !d.phase().fast_effects));
          },
          "the " + step + " phase");
    } catch (const Unanswered&) {
      // What is asked in the phase itself, the scenario may answer once it stands there.
      // A question on the way belongs to another phase, which the scenario has not named.
      if (game.duel().phase().name != step || place() == from) throw;
    }
    return;
  }
  if (const Window window = special_window(step); window != Window::none) return stop_in(game, window);
  for (const std::string& name : names) {
    if (name == without(step, "beginning of "))
      return run_until(
          game, [&name](const Duel& d, Stage) { return d.phase().name == name && has_begun(d); },
          "the " + step);
    if (name == without(step, "end of ")) {
      const auto there = [&name](const Duel& d, Stage before) {
        return d.phase().name == name && is_at_end(d, before);
      };
      // Where it stands already, unless the step before has led there: then the next one is meant.
      const Duel& now = game.duel();
      const bool here =
          game.driver.at_rest() && !is_silent(now, PhasePart::end) && there(now, now.turn.stage);
      if (!here || game.at_end_of_phase) run_until(game, there, "the " + step);
      game.begun = game.at_end_of_phase = true;
      return;
    }
  }
  names.insert(names.end(), attack.begin(), attack.end());
  for (const Key& between : steps_between_effects()) names.emplace_back(between.name);
  if (std::find(attack.begin(), attack.end(), step) == attack.end())
    throw Failure{"there is no step `" + step + "`" + did_you_mean(step, names) +
                  " (steps: " + listed(names) + ")"};
  if (step == "attack") {
    // Nobody announces an attack by passing: the active player does here, and declares later or not at all.
    game.begun = true;
    undone_if_refused(game, [&] {
      const PlayerId p = game.duel().active();
      reach(
          game, p, [](const Decision&, const Option& o) { return o.kind == Option::Kind::attack; },
          [&](const Decision&) { return name_of(p) + " may not announce an attack (R-CBT-1)"; });
    });
    return;
  }
  if (!game.duel().combat.active && game.duel().turn.stage != Stage::attack_announced &&
      game.duel().turn.stage != Stage::attack_begins && game.duel().turn.stage != Stage::attackers)
    throw Failure{"there is no attack to move on in; announce one with `attacks`"};
  bool struck_first = false;
  const int turn = game.duel().turn.number;
  run_until(
      game,
      [&](const Duel& d, Stage before) {
        if (d.turn.number != turn) throw Failure{"the turn ended without the step `" + step + "`"};
        if (before == Stage::first_strike_damage) struck_first = true;
        if (step == "attackers") return d.turn.stage == Stage::attackers_window;
        if (step == "blockers") return d.turn.stage == Stage::blockers_window;
        // Without first strikers that stage never comes, and the turn ends with a Failure.
        if (step == "first strike damage") return struck_first;
        if (step == "damage") return before == Stage::damage;
        return !d.combat.active && (before == Stage::end_of_attack || d.turn.stage == Stage::phase_window);
      },
      "the step " + step);
  // The duel itself does not know it any more: it is in the main phase again.
  game.at_end_of_attack = step == "end of attack";
}

void to_effect(Game& game, const Value& what) {
  if (!what.is_object() && !(what.is_text() && what.text == "draw"))
    throw Failure{"`to_effect` takes what has an effect in a phase, or \"draw\""};
  game.begun = true;
  if (!game.driver.at_rest()) pass_to_rest(game);
  const auto is_it = [&](const BatchItem& play) {
    if (!what.is_object()) return play.kind == BatchItem::Kind::phase_draw;
    return play.kind == BatchItem::Kind::triggered && play.source.slot == what.slot;
  };
  for (int i = 0; i < longest_way; ++i) {
    while (!game.driver.at_rest()) {
      const Decision& asked = *game.driver.asked();
      // The first chance to respond is where the effect lies on the batch and nothing of it is done.
      if (asked.kind == DecisionKind::play && asked.window == Window::respond &&
          is_it(game.duel().batch.back())) {
        game.held = true;
        return;
      }
      answer_asked(game);
    }
    settle_said(game);
    if (game.duel().over()) throw Failure{ended_on_the_way("the effect of " + tell(game.duel(), what))};
    game.driver.proceed();
  }
  throw Failure{"never came to an effect of " + tell(game.duel(), what)};
}

void to_the_end(Game& game) {
  game.begun = true;
  game.at_end_of_attack = false;
  for (int i = 0; i < longest_duel && !game.duel().over(); ++i) {
    if (game.driver.at_rest()) game.driver.proceed();
    pass_to_rest(game);
  }
  if (!game.duel().over()) throw Failure{"the duel does not end, when everyone passes for so long"};
}

void resolve(Game& game) {
  game.begun = true;
  if (game.driver.at_rest()) {
    if (!game.held && !game.held_last.empty())
      throw Failure{"nothing is open to resolve: " + game.held_last +
                    ", which was held, has been countered or has resolved by now"};
    if (!game.held) throw Failure{"nothing is open to resolve; leave a play open with `held = true`"};
    game.held = false;
    return;
  }
  pass_to_rest(game);
}

void pass(Game& game) {
  if (game.duel().over()) throw Failure{"the duel is over; nobody can pass"};
  const auto asked_in_vain = [&game] {
    return !game.driver.at_rest() &&
           (game.driver.asked()->kind != DecisionKind::play || is_idle(game, *game.driver.asked()));
  };
  undone_if_refused(game, [&] {
    for (int i = 0; i < longest_way && !game.duel().over(); ++i) {
      if (game.driver.at_rest()) {
        game.driver.proceed();
        continue;
      }
      const bool passed = !asked_in_vain();
      answer_asked(game);
      // One real pass; what else was asked on the way was nobody's to pass.
      if (passed) break;
    }
    // What follows from the pass happens: on to the next moment at which somebody has something to decide.
    for (int i = 0;
         i < longest_way && game.driver.at_rest() && !game.duel().over() && !waits(game.duel().turn.stage);
         ++i) {
      game.driver.proceed();
      while (asked_in_vain()) answer_asked(game);
    }
    settle_said(game);
  });
}

}  // namespace sleight::scenario
