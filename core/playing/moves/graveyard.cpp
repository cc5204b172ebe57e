#include "core/playing/moves/graveyard.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/derived/proposals.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// What was to leave, and what goes along with it.
struct Departure {
  std::vector<Leaving> leaving;   ///< for anywhere but a graveyard, or without a place in a pile there
  std::vector<Leaving> buried;    ///< the cards that are put into graveyards
  std::vector<Proposal> instead;  ///< what is done in the place of what would happen
};

/// Takes `move` into the departure; whether the permanent leaves.
bool depart(Table& table, Departure& departure, Leaving move) {
  const Duel& duel = table.duel;
  if (move.zone == Zone::graveyard && duel.is_in_play(move.id)) {
    const Proposal dying =
        proposed(table, {.would = Would::be_put_into_graveyard, .whom = Thing::of(move.id)});
    if (dying.instead.ability != nullptr) {
      departure.instead.push_back(dying);
      return false;
    }
    move.zone = dying.zone;
    // A token is in no pile, not even where it stops there for a moment: its place is not asked for
    // (R-ZONE-16).
    if (move.zone == Zone::graveyard && !duel.object(move.id).token) {
      departure.buried.push_back(move);
      return true;
    }
  }
  departure.leaving.push_back(move);
  return duel.is_in_play(move.id);
}

/// The local enchantments that lie on a permanent, and go to the graveyard in the event in which it leaves
/// play (R-ENCH-2), but for those whose own words keep or
/// move them.
std::vector<ObjectId> enchantments_that_go_with(const Table& table, const Leaving& host) {
  const Duel& duel = table.duel;
  std::vector<ObjectId> going;
  for (const std::uint16_t slot : duel.in_play) {
    const Object& object = duel.objects[slot];
    if (object.attached_to != host.id) continue;
    const ObjectId id = duel.id_of(slot);
    const Characteristics& now = duel.look(id);
    if (!now.is(CardType::enchantment) || !duel.library().card(now.card).is_local_enchantment()) continue;
    if (std::find(table.moving_on.begin(), table.moving_on.end(), id) != table.moving_on.end()) continue;
    if (host.zone == Zone::graveyard && has_rule(duel, RuleKind::stays_alone, Thing::of(id))) continue;
    going.push_back(id);
  }
  return going;
}

void put_there(Table& table, const std::vector<ObjectId>& ids, bool sacrificed) {
  std::vector<Leaving> going;
  for (const ObjectId id : ids)
    if (table.duel.is_in_play(id)) going.push_back({id, Zone::graveyard, sacrificed});
  if (!going.empty()) leave_together(table, going);
}

}  // namespace

void leave_together(Table& table, const std::vector<Leaving>& moves, bool on_top) {
  Duel& duel = table.duel;
  Departure departure;
  std::vector<Leaving> going;
  // The same permanent may be named twice, as two targets of one effect or by two reasons to die.
  const auto take = [&going](const Leaving& move) {
    if (std::none_of(going.begin(), going.end(), [&](const Leaving& other) { return other.id == move.id; }))
      going.push_back(move);
  };
  for (const Leaving& move : moves) take(move);
  // Each is asked while all the others are still in play: rules of what leaves with it act on it too.
  for (std::size_t i = 0; i < going.size(); ++i) {
    const Leaving move = going[i];
    // Buried or sacrificed while it waited for regeneration: nobody can save it any more (R-DEST-2,
    // R-DEST-3).
    if (move.zone == Zone::graveyard) std::erase(duel.dying, move.id);
    if (!depart(table, departure, move)) continue;
    for (const ObjectId enchantment : enchantments_that_go_with(table, move)) take({.id = enchantment});
  }
  std::vector<ObjectId> buried;
  for (const Leaving& move : departure.buried) buried.push_back(move.id);
  for (const ObjectId id : in_order_of_arrival(table, buried))
    departure.leaving.push_back(*std::find_if(departure.buried.begin(), departure.buried.end(),
                                              [id](const Leaving& move) { return move.id == id; }));
  move_together(table, departure.leaving, on_top);
  for (const Proposal& dying : departure.instead) do_instead(table, dying);
  // Who has left is out of combat by now; what left may have held others in it, or their banding.
  update_combat(table);
}

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
