#include "core/playing/turn/life_checks.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/upcalls.h"

namespace sleight {

void end_duel(Duel& duel, Outcome outcome, EndReason reason) {
  duel.outcome = outcome;
  duel.reason = reason;
  go_to(duel, Stage::over);
  // Here, and so however the duel comes to its end.
  award_ante(duel);
}

namespace {

/// Both are looked at before anyone has lost: whoever falls at the same check makes it a draw, whatever the
/// reasons (R-LIFE-3, and for 0 or less life by decision: the documents are silent).
void end_for(Duel& duel, EndReason bob, EndReason sue) {
  if (duel.over()) return;
  if (bob != EndReason::none && sue != EndReason::none) return end_duel(duel, Outcome::draw, EndReason::both);
  if (bob != EndReason::none) return end_duel(duel, Outcome::sue_wins, bob);
  if (sue != EndReason::none) return end_duel(duel, Outcome::bob_wins, sue);
}

/// What ends the duel wherever it is looked for, whatever life is left.
EndReason other_reason(const Duel& duel, PlayerId id) {
  const PlayerState& player = duel.player(id);
  if (player.told_to_lose) return EndReason::effect;
  for (const Counters& counters : player.counters) {
    const CounterKind* kind = duel.library().counter(counters.kind);
    if (kind != nullptr && kind->lose_at > 0 && counters.count >= kind->lose_at) return EndReason::effect;
  }
  return player.lost ? EndReason::library : EndReason::none;
}

EndReason any_reason(const Duel& duel, PlayerId id) {
  const PlayerState& player = duel.player(id);
  const EndReason other = other_reason(duel, id);
  const bool dead = player.life <= 0 && !has_rule(duel, RuleKind::lives_without_life, Thing::of(id));
  return other == EndReason::none && dead ? EndReason::life : other;
}

}  // namespace

void check_draws(Table& table) {
  // Quick: this is asked at each rest point.
  bool some = false;
  for (const PlayerState& player : table.duel.players)
    some = some || player.lost || player.told_to_lose || !player.counters.empty();
  if (some)
    end_for(table.duel, other_reason(table.duel, PlayerId::bob), other_reason(table.duel, PlayerId::sue));
}

void check_life(Table& table) {
  end_for(table.duel, any_reason(table.duel, PlayerId::bob), any_reason(table.duel, PlayerId::sue));
}

void burn_mana(Table& table) {
  bool burnt = false;
  for (const PlayerId player : both_players) {
    const int left = table.duel.player(player).mana().total();
    if (left == 0) continue;
    // Emptied before the loss is told: who answers to it finds no mana to spend. It is loss of life, and
    // no packet: nothing prevents it (R-MANA-5, R-LIFE-6).
    table.duel.player(player).empty_pool();
    if (!table.duel.rules().mana_burn) continue;
    change_life(table, player, -left);  // R-MANA-5
    burnt = true;
  }
  // What losing life sets off happens right then (R-TRIG-2), before life is looked at: it may give life back.
  if (burnt) settle(table);
}

}  // namespace sleight
