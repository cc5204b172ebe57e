#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "core/derived/proposals.h"
#include "core/table/table.h"

namespace sleight {

/// Moves a card to another zone of its owner (to play: under `controller`). It becomes a new object: its
/// memory goes, its counters, damage and enchantments' hold on it too (R-ZONE-2). What left play is
/// remembered in `last_known`; events are raised (put_into_graveyard, leaves_play, enters_play). Tokens cease
/// to exist (R-ZONE-16). Local enchantments on it are buried by the next check, not here. Returns the new id.
ObjectId move_card(Table& table, ObjectId id, Zone zone, PlayerId controller = PlayerId::none);

/// What a permanent is from its first moment in play on.
struct Arrival {
  PlayerId controller = PlayerId::none;
  ObjectId attached_to{};  ///< of a local enchantment
  bool tapped = false;     ///< it comes tapped, if it can be, whatever rules say of how it comes
  Chosen chosen{};
  bool announced = false;        ///< it was played: what its card has somebody choose for that is in `chosen`
  CardId copied = CardId::none;  ///< of what enters as a copy: of which card
  int x = 0;                     ///< the X paid for it
  const LastKnown* was = nullptr;  ///< it comes back as it was, with the counters that it had
};
/// Puts a card into play, in whatever way it comes: played, made, or put there by an effect. What its card
/// asks for is asked first, and what the card asks for that it enters as a copy of. What interrupts did to a
/// spell stays with the permanent that it becomes (R-INT-5), and what rules say of how it enters (tapped,
/// with counters) is so before anyone sees it. Returns the new id; none when what the card does before it
/// enters has moved it elsewhere.
ObjectId enter_play(Table& table, ObjectId id, const Arrival& arrival);
/// What becomes of what would happen, as far as replacements inside each other have not gone too deep.
Proposal proposed(const Table& table, Proposal proposal);
/// Whether rules do something else in the place of what would happen, and have done it.
bool done_instead(Table& table, const Proposal& would);
/// One of those that leave where they are together.
struct Leaving {
  ObjectId id{};
  Zone zone = Zone::graveyard;  ///< for which it leaves
  bool sacrificed = false;      ///< that is why
};
/// Moves cards as one event, each to its zone: a permanent leaves, and is remembered, while all the others
/// are still there, so that those that leave together see each other leave. Only a library asks where in it;
/// anywhere else a card comes to lie on top (R-ZONE-6). Nothing else is taken along: see `leave_together`.
void move_together(Table& table, std::vector<Leaving> moves, bool on_top = true);
/// Adds a new object of `card` straight into a zone, raising nothing (setup, tokens, tests).
ObjectId create(Duel& duel, CardId card, PlayerId owner, Zone zone);
/// A permanent that was moved is there as if it were freshly played (R-ENCH-5): it has the counters that its
/// own rules give it, and it alone hears that it comes (R-ENCH-6).
void arrive_again(Table& table, ObjectId id);
/// What lies in play comes to lie on `host`, at a new moment.
void put_on(Duel& duel, ObjectId id, ObjectId host);
/// A token comes into play as a card does; none when there are too many already, or something keeps it out.
/// `besides`: what it has as a copy besides what is printed on the card (copies.h).
ObjectId create_token(Table& table, CardId card, PlayerId controller, std::vector<Effect> besides = {});
/// A copy of a spell: it is in limbo as a spell is, and like a token it is no card. None when there are too
/// many already.
ObjectId create_spell(Duel& duel, CardId card, PlayerId controller);
/// Makes the card that player's for good. Where a zone has a pile for each player it comes to lie on top of
/// the new owner's.
void give_to_owner(Duel& duel, ObjectId id, PlayerId owner);
/// Draws one card (R-DRAW-1), or does what is to be done instead; an empty library makes the player lose
/// once what asked for it has resolved (R-DRAW-2).
ObjectId draw_card(Table& table, PlayerId player);
/// What makes a player discard.
struct Discarding {
  PlayerId cause = PlayerId::none;  ///< whose spell or effect asks for it; none where the rules do
  Word keyword{};                   ///< that asks for it as its cost, if any
  bool by_effect = false;           ///< it is what an effect does, and no cost
};
/// The player discards a card, or does what is to be done instead.
void discard_card(Table& table, PlayerId player, ObjectId card, const Discarding& asked = {});
/// Lets a player know a card for as long as it stays where it is, and its library in its order (R-ZONE-8).
void show_card(Duel& duel, ObjectId id, PlayerId player);
/// Puts a library into a random order (R-SETUP-2).
void shuffle_library(Table& table, PlayerId player);
/// Taps a permanent; one that is tapped stays as it is and raises nothing.
void tap(Table& table, ObjectId id);
/// Untaps a permanent; one that is untapped stays as it is and raises nothing.
void untap(Table& table, ObjectId id);
/// The same of many, all at one instant: whoever hears of one finds all of them untapped.
void untap_together(Table& table, const std::vector<ObjectId>& ids);
/// Raises or lowers a player's life; nobody loses before the next check (R-LIFE-2).
void change_life(Table& table, PlayerId player, int by);
/// Gives counters to a permanent or player, or takes them away; there are never fewer than none. `of`: the
/// keyword for which they count, and those that are taken; none: for all, and any are taken.
/// `source`: of the effect that puts them there.
void add_counters(Table& table, Thing holder, Word kind, int by, PlayerId who = PlayerId::none,
                  const KeywordHeld& of = {}, ObjectId source = {});
/// Ends the lasting effects that `gone` says have run out.
void end_effects(Duel& duel, const std::function<bool(const Effect&)>& gone);
/// Takes a play out of the batch without effect; its card goes to `zone` (R-CAST-3).
void remove_play(Table& table, std::uint32_t number, Zone zone);

}  // namespace sleight
