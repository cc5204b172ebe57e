#include <algorithm>
#include <cassert>

#include "core/duel/under_way.h"
#include "core/playing/casting/casting.h"
#include "core/playing/casting/windows.h"
#include "core/playing/door.h"
#include "core/playing/effects/resolve.h"
#include "core/reading/context.h"

namespace sleight {
namespace {

/// Resolves what was played from number `first` on, as it lies there now: what is copied meanwhile waits with
/// what it is a copy of.
void resolve_since(Table& table, std::uint32_t first) {
  const std::vector<Play>& batch = table.duel.batch;
  const auto oldest =
      std::find_if(batch.begin(), batch.end(), [first](const Play& play) { return play.number >= first; });
  if (oldest == batch.end()) return;
  const std::uint32_t number = oldest->number;
  while (table.duel.find_play(number) != nullptr) resolve_top(table);
}

}  // namespace

bool hold_interrupts(Table& table, std::uint32_t number) {
  Duel& duel = table.duel;
  const Play* play = duel.find_play(number);
  if (play == nullptr) return false;
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
        change_play(duel, number, [&](Play& under_way) { under_way.interrupt_chance_used[chance] = used; });
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
      change_play(duel, number, [&](Play& left) {
        if (left.kind == Play::Kind::spell) left.traits = snapshot(duel, left.source);
      });
    }
  }
  // Both have declined: from here on nothing can counter it (R-CAST-2, R-CAST-4).
  if (duel.find_play(number) == nullptr) return false;
  change_play(duel, number, [](Play& cast) { cast.successfully_cast = true; });
  return true;
}

}  // namespace sleight
