#pragma once

#include <cstdint>
#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// What one player can see of a duel (R-ZONE-3 to R-ZONE-14). It looks at the duel and copies nothing; it is
/// good as long as the duel it looks at. Cards that the player cannot see cannot be reached through it.
class View {
 public:
  /// What `player` sees of the duel, while that lasts.
  View(const Duel& duel, PlayerId player) : duel_(&duel), player_(player) {}

  /// Whose view it is.
  PlayerId player() const { return player_; }
  /// The rule set.
  const Rules& rules() const { return duel_->rules(); }
  /// The cards of both decks are of this library.
  const Library& library() const { return duel_->library(); }
  /// Where in which turn the duel stands.
  const TurnState& turn() const { return duel_->turn; }
  /// How the duel ended; `none` while it goes on.
  Outcome outcome() const { return duel_->outcome; }
  /// The life of a player.
  int life(PlayerId p) const { return duel_->player(p).life; }
  /// The mana in the pool of a player.
  const ManaPool& pool(PlayerId p) const { return duel_->player(p).pool; }
  /// How many cards a player has in the hand.
  int hand_size(PlayerId p) const { return static_cast<int>(duel_->player(p).hand.size()); }
  /// How many cards are left in the library of a player.
  int library_size(PlayerId p) const { return static_cast<int>(duel_->player(p).library.size()); }
  /// The player's own hand; never the other's.
  std::vector<ObjectId> hand() const;
  /// What is in play, on either side.
  std::vector<ObjectId> in_play() const;
  std::vector<ObjectId> graveyard(PlayerId p) const;  ///< bottom card first
  /// The cards of `p` in a zone as far as this player may know them: those out of the game or out of play, in
  /// limbo, in the ante, set aside. Of a library or the other's hand only what an effect let the player look
  /// at.
  std::vector<ObjectId> cards_in(PlayerId p, Zone zone) const;
  /// How many cards of `p` lie in a zone, known or not.
  int count_in(PlayerId p, Zone zone) const;
  /// The spells and effects under way, the first announced first.
  const std::vector<BatchItem>& batch() const { return duel_->batch; }
  /// The damage that waits to be dealt.
  const std::vector<Packet>& packets() const { return duel_->packets; }
  /// The attack of this turn.
  const Combat& combat() const { return duel_->combat; }
  /// Whether this player may know what the object is.
  bool sees(ObjectId id) const;
  /// The object, or nullptr when this player may not know it.
  const Object* object(ObjectId id) const;
  /// What the object is now, or nullptr when this player may not know it.
  const Characteristics* look(ObjectId id) const;
  /// Those on a permanent, or those that a player has.
  int counters(Thing holder, Word kind) const { return duel_->counters_on(holder, kind); }

 private:
  const Duel* duel_;
  PlayerId player_;
};

}  // namespace sleight
