#include "core/playing/effects/endless_loops.h"

#include "core/duel/faults.h"

namespace sleight {

void give_up(Table& table) {
  // Not by `end_duel`, which lies above: a draw leaves the ante to its owners, and the stage follows when
  // `play_on` comes to its rest point.
  table.pending.clear();
  table.duel.outcome = Outcome::draw;
  table.duel.reason = EndReason::endless_effects;
}

bool end_if_endless(Table& table, const Location& where, const std::string& who) {
  Duel& duel = table.duel;
  if (!duel.budget().is_spent()) return false;
  if (duel.budget().take_telling()) duel.faults().add(duel.budget().finding(where, who));
  if (!duel.over()) give_up(table);
  return true;
}

}  // namespace sleight
