#include <algorithm>

#include "core/reading/listeners.h"
#include "core/table/decision.h"
#include "core/telling/wording.h"
#include "scripting/lua/nearest_word.h"
#include "tools/scenario/game.h"
#include "tools/scenario/waiting.h"
#include "tools/telling.h"

/// The verbs that move a scenario on by the rules, everyone passing.
namespace sleight::scenario {
namespace {

/// How many rest points a scenario may pass on its way to a step: far more than a turn has.
constexpr int longest_way = 400;

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

/// What is left of `step` when it begins with `words`; "" when it does not.
std::string without(const std::string& step, const std::string& words) {
  return step.rfind(words, 0) == 0 ? step.substr(words.size()) : "";
}

}  // namespace

void Game::run_until(const std::function<bool(const Duel&, Stage before)>& there, const std::string& what) {
  undone_if_refused([&] {
    if (!driver_.at_rest()) pass_to_rest();
    for (int i = 0; i < longest_way; ++i) {
      if (duel().over()) throw Failure{"the duel ended on the way to " + what};
      const Stage before = duel().turn.stage;
      driver_.proceed();
      pass_to_rest();
      if (there(duel(), before)) return;
    }
    throw Failure{"never came to " + what + "; stands in " + name_of(duel().active()) + "'s " +
                  step_of(duel())};
  });
}

void Game::next_turn() {
  const int turn = duel().turn.number;
  run_until(
      [turn](const Duel& d, Stage) {
        return d.turn.number > turn && d.turn.stage == Stage::phase_window &&
               d.phase().action == PhaseAction::main;
      },
      "the next turn's main phase");
}

void Game::turn_of(PlayerId p) {
  run_until(
      [p, turn = duel().turn.number, main = step_of(duel())](const Duel& d, Stage) {
        const bool here = d.turn.active == p && d.turn.stage == Stage::phase_window &&
                          d.phase().action == PhaseAction::main;
        // From within the main phase (an attack ends there too) the turn meant is a later one.
        return here && (d.turn.number > turn || main == "untap" || main == "upkeep" || main == "draw");
      },
      "the main phase of a turn of " + name_of(p));
}

void Game::to_the_end() {
  begun_ = true;
  at_end_of_attack_ = false;
  for (int i = 0; i < longest_way && !duel().over(); ++i) {
    if (driver_.at_rest()) driver_.proceed();
    pass_to_rest();
  }
  if (!duel().over()) throw Failure{"the duel does not end, when everyone passes for so long"};
}

void Game::to(const std::string& step) {
  std::vector<std::string> names;
  for (const Phase& phase : rules_->phases) names.push_back(phase.name);
  const std::vector<std::string> attack{"attack", "attackers",    "blockers", "first strike damage",
                                        "damage", "end of attack"};
  if (std::find(names.begin(), names.end(), step) != names.end()) {
    const auto place = [this] { return std::pair{duel().turn.number, duel().turn.phase}; };
    const auto from = place();
    try {
      run_until(
          [&step](const Duel& d, Stage) {
            return d.phase().name == step &&
                   (d.turn.stage == Stage::phase_window || d.turn.stage == Stage::phase_ends ||
                    (d.turn.stage == Stage::end_effects && !d.phase().fast_effects));
          },
          "the " + step + " phase");
    } catch (const Unanswered&) {
      // What is asked in the phase itself, the scenario may answer once it stands there.
      if (duel().phase().name != step || place() == from) throw;
    }
    return;
  }
  if (const Window window = special_window(step); window != Window::none) return stop_in(window);
  for (const std::string& name : names) {
    if (name == without(step, "beginning of "))
      return run_until([&name](const Duel& d, Stage) { return d.phase().name == name && has_begun(d); },
                       "the " + step);
    if (name == without(step, "end of "))
      return run_until(
          [&name](const Duel& d, Stage before) {
            return d.phase().name == name &&
                   (before == Stage::end_effects || d.turn.stage == Stage::phase_ends);
          },
          "the " + step);
  }
  names.insert(names.end(), attack.begin(), attack.end());
  names.insert(names.end(), {"damage prevention", "regeneration"});
  if (std::find(attack.begin(), attack.end(), step) == attack.end())
    throw Failure{"there is no step `" + step + "`" + did_you_mean(step, names) +
                  " (steps: " + listed(names) + ")"};
  if (step == "attack") {
    // Nobody announces an attack by passing: the active player does here, and declares later or not at all.
    begun_ = true;
    undone_if_refused([&] {
      const PlayerId p = duel().active();
      reach(
          p, [](const Decision&, const Option& o) { return o.kind == Option::Kind::attack; },
          [&](const Decision&) { return name_of(p) + " may not announce an attack (R-CBT-1)"; });
    });
    return;
  }
  if (!duel().combat.active && duel().turn.stage != Stage::attack_announced &&
      duel().turn.stage != Stage::attack_begins && duel().turn.stage != Stage::attackers)
    throw Failure{"there is no attack to move on in; announce one with `attacks`"};
  bool struck_first = false;
  const int turn = duel().turn.number;
  run_until(
      [&](const Duel& d, Stage before) {
        if (d.turn.number != turn) throw Failure{"the turn ended without the step `" + step + "`"};
        if (before == Stage::first_strike_damage) struck_first = true;
        if (step == "attackers") return d.turn.stage == Stage::attackers_window;
        if (step == "blockers") return d.turn.stage == Stage::blockers_window;
        if (step == "first strike damage") return struck_first;
        if (step == "damage") return before == Stage::damage;
        return !d.combat.active && (before == Stage::end_of_attack || d.turn.stage == Stage::phase_window);
      },
      "the step " + step);
  at_end_of_attack_ = step == "end of attack";
}

/// On, everyone passing, until the next step of that kind is open and somebody may act in it.
void Game::stop_in(Window window) {
  begun_ = true;
  at_end_of_attack_ = false;
  const Duel before = duel();
  const bool inside = !driver_.at_rest() && driver_.asked()->window == window;
  const int turn = before.turn.number;
  for (int i = 0; i < longest_way && !duel().over() && duel().turn.number == turn; ++i) {
    if (driver_.at_rest()) {
      settle_said();
      driver_.proceed();
    } else {
      answer_asked();
    }
    const Decision* asked = driver_.asked();
    if (asked != nullptr && asked->kind == DecisionKind::play && asked->window == window &&
        (!inside || is_another_step(before, duel(), window)))
      return;
  }
  throw Failure{"no step of " + special_step(window) + " came this turn"};
}

void Game::to_effect(const Value& what) {
  if (!what.is_object() && !(what.is_text() && what.text == "draw"))
    throw Failure{"`to_effect` takes what has an effect in a phase, or \"draw\""};
  begun_ = true;
  if (!driver_.at_rest()) pass_to_rest();
  const auto is_it = [&](const Play& play) {
    if (!what.is_object()) return play.kind == Play::Kind::phase_draw;
    return play.kind == Play::Kind::triggered && play.source.slot == what.slot;
  };
  for (int i = 0; i < longest_way; ++i) {
    while (!driver_.at_rest()) {
      const Decision& asked = *driver_.asked();
      if (asked.kind == DecisionKind::play && asked.window == Window::respond && is_it(duel().batch.back())) {
        held_ = true;
        return;
      }
      answer_asked();
    }
    settle_said();
    if (duel().over()) throw Failure{"the duel ended on the way to the effect of " + tell(duel(), what)};
    driver_.proceed();
  }
  throw Failure{"never came to an effect of " + tell(duel(), what)};
}

/// Around the effects of phases nobody needs to pass who has nothing to play: there are too many such
/// windows.
bool Game::is_idle(const Decision& decision) const {
  const Stage stage = duel().turn.stage;
  return decision.options.size() == 1 && (stage == Stage::beginning_effects ||
                                          stage == Stage::ordinary_effects || stage == Stage::end_effects);
}

void Game::resolve() {
  begun_ = true;
  if (driver_.at_rest()) {
    if (!held_) throw Failure{"nothing is open to resolve; leave a play open with `held = true`"};
    held_ = false;
    return;
  }
  pass_to_rest();
}

void Game::pass() {
  if (duel().over()) throw Failure{"the duel is over; nobody can pass"};
  const auto asked_in_vain = [this] {
    return !driver_.at_rest() && (driver_.asked()->kind != DecisionKind::play || is_idle(*driver_.asked()));
  };
  undone_if_refused([&] {
    for (int i = 0; i < longest_way && !duel().over(); ++i) {
      if (driver_.at_rest()) {
        driver_.proceed();
        continue;
      }
      const bool passed = !asked_in_vain();
      answer_asked();
      if (passed) break;
    }
    // What follows from the pass happens: on to the next moment at which somebody has something to decide.
    for (int i = 0; i < longest_way && driver_.at_rest() && !duel().over() && !waits(duel().turn.stage);
         ++i) {
      driver_.proceed();
      while (asked_in_vain()) answer_asked();
    }
    settle_said();
  });
}

}  // namespace sleight::scenario
