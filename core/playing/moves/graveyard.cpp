#include "core/playing/moves/graveyard.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/playing/combat/combatants.h"
#include "core/playing/door.h"
#include "core/playing/moves/zones.h"
#include "core/reading/proposals.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Moves all of `ids` off the board as one event.
void leave_play(Table& table, const std::vector<ObjectId>& ids, bool sacrificed) {
  Duel& duel = table.duel;
  std::vector<std::pair<ObjectId, Zone>> leaving;
  std::vector<ObjectId> cards;
  std::vector<Proposal> instead;
  for (const ObjectId id : ids) {
    if (!duel.is_in_play(id)) continue;
    // Each is asked while all the others are still in play: rules of what leaves with it act on it too.
    const Proposal dying = proposed(table, {.would = Would::be_put_into_graveyard, .whom = Thing::of(id)});
    const Zone zone = dying.zone;
    if (dying.instead.ability != nullptr)
      instead.push_back(dying);
    else if (zone != Zone::graveyard)
      leaving.emplace_back(id, zone);
    else if (duel.object(id).token)
      // It is in no pile, not even where it stops there for a moment: its place is not asked for (R-ZONE-16).
      leaving.emplace_back(id, Zone::graveyard);
    else
      cards.push_back(id);
  }
  for (const ObjectId id : in_order_of_arrival(table, cards)) leaving.emplace_back(id, Zone::graveyard);
  move_together(table, leaving, true, sacrificed);
  for (const Proposal& dying : instead) do_instead(table, dying);
  // Who has left is out of combat by now; what left may have held others in it, or their banding.
  update_combat(table);
}

void put_there(Table& table, const std::vector<ObjectId>& ids, bool sacrificed) {
  Duel& duel = table.duel;
  std::vector<ObjectId> going;
  for (const ObjectId id : ids)
    // The same permanent may be named twice, as two targets of one effect or by two reasons to die.
    if (duel.is_in_play(id) && std::find(going.begin(), going.end(), id) == going.end()) going.push_back(id);
  if (going.empty()) return;
  // Buried or sacrificed while it waited for regeneration: nobody can save it any more (R-DEST-2,
  // R-DEST-3).
  std::erase_if(duel.dying,
                [&](ObjectId id) { return std::find(going.begin(), going.end(), id) != going.end(); });
  leave_play(table, going, sacrificed);
}

}  // namespace

std::vector<ObjectId> in_order_of_arrival(Table& table, const std::vector<ObjectId>& ids) {
  const Duel& duel = table.duel;
  std::vector<ObjectId> ordered;
  for (const PlayerId owner : {duel.active(), opponent_of(duel.active())}) {
    std::vector<Thing> arriving;
    for (const ObjectId id : ids)
      if (duel.object(id).owner == owner) arriving.push_back(Thing::of(id));
    for (const Thing& next :
         ask_order(table, {.kind = DecisionKind::order, .player = owner}, std::move(arriving)))
      ordered.push_back(next.object);
  }
  assert(ordered.size() == ids.size());  // every card has an owner, and arrives in their graveyard
  return ordered;
}

void put_to_graveyard(Table& table, const std::vector<ObjectId>& ids) { put_there(table, ids, false); }

void sacrifice_together(Table& table, const std::vector<ObjectId>& ids) { put_there(table, ids, true); }

int mill(Table& table, PlayerId player, int amount) {
  const std::vector<std::uint16_t>& library = table.duel.player(player).library;
  std::vector<ObjectId> cards;
  for (std::size_t i = 0; i < library.size() && static_cast<int>(i) < amount; ++i)
    // The top card is the last.
    cards.push_back(table.duel.id_of(library[library.size() - 1 - i]));
  for (const ObjectId card : in_order_of_arrival(table, cards)) move_card(table, card, Zone::graveyard);
  return static_cast<int>(cards.size());
}

}  // namespace sleight
