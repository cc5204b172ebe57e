#include "core/playing/turn/life_checks.h"

#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"

namespace sleight {

void end_duel(Duel& duel, Outcome outcome, EndReason reason) {
  duel.outcome = outcome;
  duel.reason = reason;
  duel.turn.stage = Stage::over;
  // Here, and so however the duel comes to its end.
  award_ante(duel);
}

void check_life(Table& table) {
  Duel& duel = table.duel;
  if (duel.over()) return;
  // Both are looked at before anyone has lost: whoever falls at the same check makes it a draw, whatever
  // the reasons (R-LIFE-3, and for 0 or less life by decision: the documents are silent).
  const auto reason_of = [&](PlayerId player) {
    if (duel.player(player).lost) return EndReason::library;
    return duel.player(player).life <= 0 ? EndReason::life : EndReason::none;
  };
  const EndReason bob = reason_of(PlayerId::bob);
  const EndReason sue = reason_of(PlayerId::sue);
  if (bob != EndReason::none && sue != EndReason::none) return end_duel(duel, Outcome::draw, EndReason::both);
  if (bob != EndReason::none) return end_duel(duel, Outcome::sue_wins, bob);
  if (sue != EndReason::none) return end_duel(duel, Outcome::bob_wins, sue);
}

void burn_mana(Table& table) {
  for (const PlayerId player : both_players) {
    ManaPool& pool = table.duel.player(player).pool;
    const int left = pool.total();
    if (left == 0) continue;
    // Emptied before the loss is told: who answers to it finds no mana to spend. It is loss of life, and
    // no packet: nothing prevents it (R-MANA-5, R-LIFE-6).
    pool = {};
    if (table.duel.rules().mana_burn) change_life(table, player, -left);  // R-MANA-5
  }
}

}  // namespace sleight
