#include "core/playing/turn/discard_phase.h"

#include "core/derived/rules_in_force.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/zones.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// The most cards the active player may keep, or -1 for no limit: the last rule in force says.
int hand_limit(const Duel& duel) {
  int limit = duel.rules().hand_limit;
  if (!rule_exists(duel, RuleKind::hand_limit)) return limit;
  for_each_rule(duel, RuleKind::hand_limit, Thing::of(duel.active()), [&](const RuleInForce& found) {
    // All are visited, oldest first, and the newest wins (R-CONT-1).
    limit = amount_of(found, -1);
    return true;
  });
  return limit;
}

}  // namespace

void discard_to_limit(Table& table) {
  Duel& duel = table.duel;
  const int limit = hand_limit(duel);
  const auto& hand = duel.player(duel.active()).hand;
  // Counted before: what would be discarded may stay in the hand, or draw more, by what happens instead.
  for (int over = limit < 0 ? 0 : static_cast<int>(hand.size()) - limit; over > 0 && !hand.empty(); --over) {
    std::vector<Thing> cards;
    for (const std::uint16_t slot : hand) cards.push_back(Thing::of(duel.id_of(slot)));
    // One after the other: the player thereby says in which order they come to lie (R-ZONE-6).
    const Thing card = ask_which(table, {.kind = DecisionKind::discard, .player = duel.active()}, cards);
    discard_card(table, duel.active(), card.object);
  }
  settle(table);
}

}  // namespace sleight
