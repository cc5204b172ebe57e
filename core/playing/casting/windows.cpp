#include "core/playing/casting/windows.h"

#include <algorithm>
#include <cassert>

#include "core/duel/tracked_changes.h"
#include "core/playing/casting/casting.h"
#include "core/playing/effects/endless_loops.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/legality/plays.h"
#include "core/playing/upcalls.h"
#include "core/query/context.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// What asking a player to play something came to.
struct Asked {
  bool acted = false;   ///< anything was done, be it that mana was drawn
  bool played = false;  ///< something was announced that can be answered, or was until it was countered
};

/// Asks `player` what to do in `window`, over and over while the answer is to draw mana, which nobody can
/// respond to (R-MANA-2).
Asked ask_to_play(Table& table, PlayerId player, Window window) {
  Asked asked;
  for (;;) {
    const std::optional<Option> option = choose_play(table, player, window, {});
    if (!option) return asked;
    asked.acted = true;
    const bool mana = is_mana_play(table.duel, *option);
    const Made made = make_play(table, player, *option, window);
    if (made == Made::called_off || mana) continue;
    asked.played = made == Made::in_the_batch || made == Made::countered;
    return asked;
  }
}

/// Resolves what was played since the batch had `base` plays: in a prevention step, what lies below waits in
/// the middle of its own resolving (R-BATCH-4).
void resolve_above(Table& table, std::size_t base) {
  while (table.duel.batch.size() > base && !table.duel.over()) resolve_top(table);
}

/// Takes responses until both pass, then resolves everything above `base`, last in first out (R-BATCH-2).
void finish_above(Table& table, std::size_t base, Window window) {
  Duel& duel = table.duel;
  const std::array<PlayerId, 2> order{duel.active(), opponent_of(duel.active())};
  for (bool again = duel.batch.size() > base; again;) {
    again = false;
    for (const PlayerId player : order) {  // the active player has the first chance each time (R-BATCH-3)
      if (!ask_to_play(table, player, window).played) continue;
      // A new action: it may be answered in turn, by the active player first, and so may its having been
      // countered. To play something that is countered is not to pass.
      again = true;
      break;
    }
  }
  resolve_above(table, base);
}

}  // namespace

std::optional<Option> choose_play(Table& table, PlayerId player, Window window, Thing about) {
  // What resolved may have ended it (R-DRAW-2), or gone on and on.
  if (table.duel.over() || table.duel.budget().is_spent()) return std::nullopt;
  ++table.duel.work().windows;
  table.duel.budget().spend(Budget::window);
  // In one's own main phase passing is a decision by itself, since main ends with it; elsewhere nobody is
  // asked for whom there is nothing but to pass.
  const bool open = window == Window::main && player == table.duel.active();
  std::vector<Option> plays = table.every_decision || open
                                  ? legal_plays(table.duel, player, window, about)
                                  : worthwhile_plays(table.duel, player, window, about);
  if (plays.empty()) return std::nullopt;
  const Question question{.kind = DecisionKind::play, .player = player, .subject = about, .window = window};
  const Option play = ask_option(table, question, std::move(plays)).option;
  if (play.kind == Option::Kind::pass) return std::nullopt;
  return play;
}

void finish_batch(Table& table) { finish_above(table, 0, Window::respond); }

bool let_active_start(Table& table) {
  // Only the active player starts a batch out of nothing; the other one answers what is played
  // (R-BATCH-1).
  const Asked asked = ask_to_play(table, table.duel.active(), Window::phase);
  if (asked.played) finish_batch(table);
  return asked.acted;
}

WindowResult hold_window(Table& table, Window window) {
  Duel& duel = table.duel;
  WindowResult result;
  const PlayerId active = duel.active();
  // Whoever has just announced the attack waits for the answer, where the attack can be broken off (D-10).
  const bool answer_only = window == Window::attack_announced && duel.rules().attack_can_be_aborted;
  if (!answer_only) {
    if (const std::optional<Option> option = choose_play(table, active, window, {})) {
      result.played = true;
      if (option->kind == Option::Kind::attack) {
        // Only announced: whether the attack begins, the window after this one tells.
        result.attack_announced = true;
        return result;
      }
      // A land, mana, and what was countered or called off leave no batch, but something was done.
      make_play(table, active, *option, window);
      // Of what was countered a copy may be left.
      finish_batch(table);
      return result;
    }
  }
  // The active player lets it end; the other one may respond to that, which cancels the ending (R-TURN-4).
  // In the window of main the other one may start nothing (R-BATCH-1); to answer its ending is no start.
  const Window answer = window == Window::main ? Window::phase : window;
  const Asked asked = ask_to_play(table, opponent_of(active), answer);
  if (asked.played) finish_batch(table);
  result.played = asked.acted;
  result.answered = asked.played;
  return result;
}

void hold_special_window(Table& table, Window window) {
  Duel& duel = table.duel;
  PlayerId player = duel.active();
  const bool respond = window != Window::prevent || duel.rules().prevention_batches;  // D-16
  // While it is open, damage joins it and no other step opens (R-DP-7).
  if (window == Window::prevent) ++table.open_preventions;
  for (int passes = 0; passes < player_count; player = opponent_of(player)) {
    const std::size_t base = duel.batch.size();
    const Asked asked = ask_to_play(table, player, window);
    if (asked.played) {
      if (respond)
        finish_above(table, base, window);
      else
        resolve_above(table, base);
    }
    assert(duel.batch.size() == base || duel.over());  // all that was played here is done here
    // Both in a row, after anything that was done: who has passed may answer what the other did since.
    passes = asked.acted ? 0 : passes + 1;
  }
  if (window == Window::prevent) --table.open_preventions;
}

namespace {

/// Resolves what was played from number `first` on, as it lies there now: what is copied meanwhile waits with
/// what it is a copy of.
void resolve_since(Table& table, std::uint32_t first) {
  const std::vector<BatchItem>& batch = table.duel.batch;
  const auto oldest = std::find_if(batch.begin(), batch.end(),
                                   [first](const BatchItem& play) { return play.number >= first; });
  if (oldest == batch.end()) return;
  const std::uint32_t number = oldest->number;
  while (table.duel.find_play(number) != nullptr) resolve_top(table);
}

}  // namespace

bool hold_interrupts(Table& table, std::uint32_t number) {
  Duel& duel = table.duel;
  const BatchItem* play = duel.find_play(number);
  if (play == nullptr) return false;
  const Nested nested(table);
  // The player who took the action goes first; a whole stack of interrupts is finished before the other one's
  // chance (R-INT-2, R-INT-3).
  const std::array<PlayerId, 2> order{play->controller, opponent_of(play->controller)};
  for (const PlayerId player : order) {
    for (;;) {
      play = duel.find_play(number);
      if (play == nullptr) return false;
      if (play->interrupt_chance_used[static_cast<std::size_t>(index(player))]) break;
      const std::optional<Option> option = choose_play(table, player, Window::interrupt, Thing::play(number));
      if (option && is_mana_play(duel, *option)) {  // no interrupt: the chance is not used up
        make_play(table, player, *option, Window::interrupt, Thing::play(number));
        continue;
      }
      const auto chance = static_cast<std::size_t>(index(player));
      assert(duel.find_play(number) != nullptr);  // whoever chooses changes nothing yet
      // Used before the interrupt is made: while that is interrupted in turn, this one is not to be asked
      // about again. To pass uses it up as well.
      const auto use = [&](bool used) {
        change_play(duel, number,
                    [&](BatchItem& under_way) { under_way.interrupt_chance_used[chance] = used; });
      };
      use(true);
      if (!option) break;
      // An interrupt resolves at once, before what it interrupts (R-INT-1), and nobody responds to it
      // (R-TIME-3).
      const std::uint32_t next = duel.next_number;
      const Made made = make_play(table, player, *option, Window::interrupt, Thing::play(number));
      // All that was done to it in turn has been resolved by now (R-INT-3), but for copies of it.
      resolve_since(table, next);
      assert(made != Made::called_off || duel.find_play(number) != nullptr);  // all is left as it was
      if (made == Made::called_off) use(false);
      // Changes that it made to the spell itself count as its traits from now on (R-RESOLVE-2).
      change_play(duel, number, [&](BatchItem& left) {
        if (left.kind == BatchItem::Kind::spell) left.traits = snapshot(duel, left.source);
      });
    }
  }
  // Both have declined: from here on nothing can counter it (R-CAST-2, R-CAST-4).
  if (duel.find_play(number) == nullptr) return false;
  change_play(duel, number, [](BatchItem& cast) { cast.successfully_cast = true; });
  return true;
}

}  // namespace sleight
