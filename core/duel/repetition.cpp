#include "core/duel/repetition.h"

#include <algorithm>
#include <utility>

namespace sleight {
namespace {

/// A number that differs between most positions and costs next to nothing: how much there is of everything.
std::uint32_t shape_of(const Duel& duel) {
  // Only sizes that stand ready, and no characteristic: this is asked at every turn.
  std::uint32_t shape = static_cast<std::uint32_t>(index(duel.active()));
  const auto mix = [&shape](auto value) { shape = shape * 31U + static_cast<std::uint32_t>(value); };
  mix(duel.in_play.size());
  for (const PlayerState& player : duel.players) {
    mix(player.life);
    mix(player.library.size());
    mix(player.hand.size());
    mix(player.graveyard.size());
  }
  return shape;
}

/// Time stamps become their places in time, so that only their order counts.
class PlacesInTime {
 public:
  void add(Timestamp moment) { moments_.push_back(moment); }
  void sort() {
    std::sort(moments_.begin(), moments_.end());
    moments_.erase(std::unique(moments_.begin(), moments_.end()), moments_.end());
  }
  Timestamp place(Timestamp moment) const {
    return static_cast<Timestamp>(std::lower_bound(moments_.begin(), moments_.end(), moment) -
                                  moments_.begin());
  }

 private:
  std::vector<Timestamp> moments_;
};

void forget_generation(ObjectId& id) { id.generation = 0; }
void forget_generation(Thing& thing) {
  if (thing.is_object()) thing.object.generation = 0;
}

void forget_generation(Chosen& chosen) { forget_generation(chosen.thing.thing); }
void forget_generation(LastKnown& was) {
  forget_generation(was.object);
  forget_generation(was.attached_to);
}
void forget_generation(Announcement& told) {
  forget_generation(told.source);
  forget_generation(told.chosen);
  for (Thing& target : told.targets) forget_generation(target);
  forget_generation(told.it);
  forget_generation(told.other_one);
  for (StepResults& done : told.done) forget_generation(done.was);
}

/// The hash of the position with all that merely counts moments taken out.
std::uint64_t hash_of_position(const Duel& duel) {
  Duel position = duel;
  PlacesInTime moments;
  // The moments whose order decides anything (R-CONT-1): all three kinds in one row, for they are compared.
  for (const std::uint16_t slot : position.in_play) moments.add(position.objects[slot].entered);
  for (const Effect& effect : position.effects) moments.add(effect.since);
  for (const Delayed& delayed : position.delayed) moments.add(delayed.since);
  moments.sort();

  for (Object& object : position.objects) {
    const bool in_play = object.zone == Zone::in_play;
    const auto since = position.turn.last_turn_began[static_cast<std::size_t>(index(position.active()))];
    if (object.zone == Zone::nowhere) {  // a token that is gone leaves nothing but room
      const CardId card = object.card;
      object = {};
      object.card = card;
    }
    object.generation = 0;
    // Outside play the piles have an order of their own.
    object.entered = in_play ? moments.place(object.entered) : 0;
    object.controlled_since = in_play && object.controlled_since > since ? 1 : 0;
    // R-LEG-1: at the start of a turn no two legends of a name are left, so that their order is settled.
    object.ranked_since = object.ranked_since == 0 ? 0 : 1;
    forget_generation(object.attached_to);
    forget_generation(object.chosen);
  }
  for (Effect& effect : position.effects) {
    effect.since = moments.place(effect.since);
    forget_generation(effect.affected);
    forget_generation(static_cast<Announcement&>(effect));
    for (FixedPart& part : effect.fixed) forget_generation(part.who);
  }
  for (Delayed& delayed : position.delayed) {
    delayed.since = moments.place(delayed.since);
    forget_generation(static_cast<Announcement&>(delayed));
    forget_generation(delayed.traits);
  }
  // The number of the turn and its moments differ always; whose turn it is and whose come next, is all that
  // is left of it.
  const TurnState turn = std::exchange(position.turn, {});
  position.turn.active = turn.active;
  position.turn.in_order = turn.in_order;
  position.turn.extra = turn.extra;
  position.combat = {};
  position.last_known.clear();
  // Chance to come is no part of what lies on the table: a position comes back although the dice go on.
  position.random = {};
  position.clock = 0;
  position.next_number = 0;
  position.seen_positions.clear();
  return position.hash();
}

}  // namespace

bool comes_back_too_often(Duel& duel) {
  SeenPosition now{shape_of(duel), 0};
  std::vector<SeenPosition>& seen = duel.seen_positions;
  const auto alike = [&](const SeenPosition& other) { return other.shape == now.shape; };
  // The whole hash is worth its price only where a shape comes back; most turns draw a card, and none does.
  if (std::any_of(seen.begin(), seen.end(), alike)) now.whole = hash_of_position(duel);
  // The first of this shape has no whole hash and may have been another position: only those that were told
  // apart count as having been there.
  const auto earlier = now.whole == 0 ? 0 : std::count(seen.begin(), seen.end(), now);
  seen.push_back(now);
  return earlier >= duel.rules().repetition_limit;
}

}  // namespace sleight
