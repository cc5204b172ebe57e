#include "tools/scenario/play_actions.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "core/explanation/why_not.h"
#include "core/playing/casting/casting.h"
#include "tools/display/decision_words.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/meant_option.h"
#include "tools/scenario/named_sources.h"
#include "tools/scenario/open_steps.h"
#include "tools/scenario/targets_in_vain.h"

namespace sleight::scenario {
namespace {

/// Why a play that is aimed at others cannot interrupt one of them: its player has had the chance; "" where
/// that is not so.
std::string chance_is_used(const Game& game, const Said& said) {
  std::vector<std::uint32_t> plays;
  if (said.interrupting != 0) plays.push_back(said.interrupting);
  for (const Value& target : said.options.targets) {
    if (target.kind == Value::Kind::play) plays.push_back(static_cast<std::uint32_t>(target.number));
    // A spell is named by its card, too.
    for (const BatchItem& play : game.duel().batch)
      if (target.is_object() && play.kind == BatchItem::Kind::spell && play.source.slot == target.slot)
        plays.push_back(play.number);
  }
  for (const std::uint32_t number : plays) {
    const BatchItem* play = game.duel().find_play(number);
    if (play != nullptr && !play->successfully_cast &&
        play->interrupt_chance_used[static_cast<std::size_t>(index(said.player))])
      return why_not_interrupt(game.duel(), said.player, number);
  }
  return "";
}

/// That a player is not asked for a play, and why.
std::string may_not_act(const Game& game, PlayerId p) {
  const Duel& duel = game.duel();
  const std::string phase = name_of(duel.active()) + "'s " + duel.phase().name + " phase";
  const auto why = [&]() -> std::string {
    if (!duel.phase().fast_effects)
      return "in the " + duel.phase().name + " phase no fast effects are legal (R-TURN-2)";
    const Decision* asked = game.driver.asked();
    if (const std::string step = asked == nullptr ? "" : special_step(asked->window); !step.empty())
      return "the chance to act in the step of " + step + " is over (R-BATCH-4)";
    if (duel.phase().action == PhaseAction::discard && duel.turn.stage != Stage::phase_window)
      return "after the discard nobody acts in the discard phase (R-DISCARD-2)";
    if (!duel.batch.empty()) return "what is under way is done first (R-BATCH-2)";
    if (duel.turn.stage == Stage::phase_window && p != duel.active())
      return "it is " + phase + ", and the other player cannot start a batch out of nothing (R-BATCH-1)";
    if (duel.combat.active || duel.turn.stage == Stage::attack_begins)
      return "the attack goes on to its next step before anybody acts again (R-CBT-3)";
    return "what happens by itself in " + phase + " comes first (R-TURN-4)";
  };
  return name_of(p) + " may not act now: " + why();
}

/// Nobody passes so that `p` may act: whoever has the next chance must be that player (R-BATCH-1).
void refuse_unprompted(Game& game, PlayerId p, const Wanted& wanted, const Why& why) {
  if (game.driver.at_rest()) game.driver.proceed();
  while (!game.driver.at_rest() && game.driver.asked()->kind != DecisionKind::play) answer_asked(game);
  if (game.driver.at_rest()) throw Refused{may_not_act(game, p)};
  const Decision& asked = *game.driver.asked();
  const bool offered = std::any_of(asked.options.begin(), asked.options.end(),
                                   [&](const Option& option) { return wanted(asked, option); });
  if (asked.player == p && offered) return;
  const std::string reason = why(asked);
  // Nothing is against it but that the other one comes first.
  throw Refused{reason.empty() ? name_of(asked.player) + " has the first chance to act, and " + name_of(p) +
                                     " acts after that (R-BATCH-1)"
                               : reason};
}

/// Takes the option and answers all that announcing it asks, up to the next window. Gives the number of the
/// play; 0 for a land and for drawn mana, which are none.
std::uint32_t announce(Game& game, Said said, const Wanted& wanted, const Why& why) {
  const PlayerId p = said.player;
  said.line = game.line;
  if (said.options.unprompted) refuse_unprompted(game, p, wanted, why);
  // Mana is there at once, and the window in which it was drawn goes on (R-MANA-2, R-MANA-3).
  bool mana = false;
  const auto noted = [&](const Decision& decision, const Option& option) {
    if (!wanted(decision, option)) return false;
    mana = is_mana_play(game.duel(), option);
    said.ability = option.kind == Option::Kind::cast ? AbilityId::none : option.ability;
    name_sources(game, said, option);
    return true;
  };
  reach(game, p, noted, why, chance_is_used(game, said));
  const std::uint16_t slot = said.slot;
  // Only here: on the way, it would answer what others are asked, being announced by nobody yet
  // (`answer_for`).
  game.said.push_back(std::move(said));
  const std::size_t mine = game.said.size() - 1;
  // Modes, targets, X and costs are asked until a window opens for interrupts or responses.
  while (!game.driver.at_rest() && (game.driver.asked()->kind != DecisionKind::play ||
                                    (!mana && !special_step(game.driver.asked()->window).empty())))
    answer_asked(game);
  // Still there, though others may have been said behind it: what a queued prevention says while it is paid
  // for.
  game.said[mine].announced = true;
  // The newest play of it. Above it lies what is used at what its payment set off.
  const std::vector<BatchItem>& batch = game.duel().batch;
  const auto newest = std::find_if(batch.rbegin(), batch.rend(),
                                   [slot](const BatchItem& play) { return play.source.slot == slot; });
  if (newest != batch.rend()) game.said[mine].number = newest->number;
  refuse_targets_of_none(game, game.said[mine]);
  return game.said[mine].number;
}

}  // namespace

bool is_between_windows(Stage stage) {
  return stage == Stage::attack_begins || stage == Stage::attackers || stage == Stage::blockers ||
         stage == Stage::first_strike_damage || stage == Stage::damage || stage == Stage::end_of_attack;
}

void undone_if_refused(Game& game, const std::function<void()>& verb) {
  game.begun = true;
  // A driver holds the rest point and the answers since: a copy of it is the whole place in the duel.
  const Driver place = game.driver;
  const auto said = game.said;
  const auto queue = game.queue;
  const auto queued_plays = game.queued_plays;
  const auto shares = game.shares;
  const auto windows = game.windows;
  const auto unsaid_graveyard = game.unsaid_graveyard;
  const bool held = game.held;
  const bool at_end_of_attack = game.at_end_of_attack;
  const bool at_end_of_phase = game.at_end_of_phase;
  try {
    game.at_end_of_attack = game.at_end_of_phase = false;
    game.windows.clear();
    verb();
  } catch (const Refused&) {
    game.driver = place;
    game.said = said;
    game.queue = queue;
    game.queued_plays = queued_plays;
    game.shares = shares;
    game.windows = windows;
    game.unsaid_graveyard = unsaid_graveyard;
    game.held = held;
    game.at_end_of_attack = at_end_of_attack;
    game.at_end_of_phase = at_end_of_phase;
    throw;
  }
}

void reach(Game& game, PlayerId p, const Wanted& wanted, const Why& why, const std::string& unasked) {
  std::string reason;
  bool moved = false;
  if (game.duel().over()) throw Refused{"the duel is over (R-GEN-3)"};
  const std::string nobody_asked = unasked.empty() ? may_not_act(game, p) : unasked;
  // In a step of its own an action waits for the other player to pass, and not for what comes after the step.
  // At rest nobody is asked, and no step of its own is open.
  const Window inside = game.driver.at_rest() ? Window::none : game.driver.asked()->window;
  const bool in_step = !special_step(inside).empty();
  // One for each player: whoever did not act by then has passed.
  int chances = player_count;
  // Somebody may have drawn mana in this window: it opens again once they pass, and that is no step further.
  const auto place = [&game] {
    return std::tuple{game.duel().turn.number, game.duel().turn.phase, game.duel().turn.stage};
  };
  const auto began = place();
  bool reopens = !game.driver.at_rest() && game.duel().batch.empty();
  for (;;) {
    if (game.driver.at_rest()) {
      if ((moved && !(reopens && place() == began)) || game.duel().over()) break;
      // Once only: a window that opens again and again is not waited for.
      reopens = false;
      moved = !is_between_windows(game.duel().turn.stage);
      game.driver.proceed();
      continue;
    }
    moved = true;
    // A copy, for answering changes what is asked.
    const Decision decision = *game.driver.asked();
    if (in_step && decision.kind == DecisionKind::play && (decision.window != inside || chances-- == 0))
      break;
    if (decision.kind == DecisionKind::play && decision.player == p) {
      for (std::size_t i = 0; i < decision.options.size(); ++i) {
        if (!wanted(decision, decision.options[i])) continue;
        game.windows.clear();
        game.driver.answer(static_cast<std::int32_t>(i));
        return;
      }
      // The first refusal is that of the moment meant; later windows refuse for reasons of their own.
      if (reason.empty()) reason = why(decision);
    }
    answer_asked(game);
  }
  throw Refused{reason.empty() ? nobody_asked : reason};
}

Value act(Game& game, Said said, const Wanted& wanted, const Why& why) {
  Value play;
  undone_if_refused(game, [&] {
    const bool held = said.options.held;
    const bool was_open = is_open(game);
    const bool interrupting = said.interrupting != 0;
    const std::uint16_t slot = said.slot;
    const std::uint32_t number = announce(game, std::move(said), wanted, why);
    game.waiting = 0;
    if (held) {
      game.held = true;
      game.held_last = title_of(game.duel(), game.duel().id_of(slot));
    } else if (!was_open) {
      pass_to_rest(game);
    } else {
      // Others are open: this one gets its interrupts, and then waits with them, unless it is an interrupt.
      while (!game.driver.at_rest() && number != 0 && game.duel().find_play(number) != nullptr &&
             (interrupting || game.driver.asked()->kind != DecisionKind::play ||
              game.driver.asked()->window != Window::respond))
        answer_asked(game);
      while (!game.driver.at_rest() && game.driver.asked()->kind != DecisionKind::play) answer_asked(game);
      game.waiting = number;
    }
    settle_said(game);
    play = Value::play(number, slot);
  });
  return play;
}

}  // namespace sleight::scenario
