#include "core/table/view.h"

#include "core/derived/rules_in_force.h"

namespace sleight {
namespace {

std::vector<ObjectId> ids(const Duel& duel, const std::vector<std::uint16_t>& slots) {
  std::vector<ObjectId> result;
  result.reserve(slots.size());
  for (const std::uint16_t slot : slots) result.push_back(duel.id_of(slot));
  return result;
}

}  // namespace

std::vector<ObjectId> View::hand() const { return ids(*duel_, duel_->player(player_).hand); }
std::vector<ObjectId> View::in_play() const { return ids(*duel_, duel_->in_play); }
std::vector<ObjectId> View::graveyard(PlayerId p) const { return ids(*duel_, duel_->player(p).graveyard); }

std::vector<ObjectId> View::cards_in(PlayerId p, Zone zone) const {
  std::vector<ObjectId> result = sleight::cards_in(*duel_, p, zone);
  // The list is by slot: it tells nothing of the order in which hidden cards lie.
  std::erase_if(result, [this](ObjectId id) { return !sees(id); });
  return result;
}
int View::count_in(PlayerId p, Zone zone) const {
  // The number of cards is known of every zone, also of hidden ones (R-ZONE-3, R-ZONE-8).
  return static_cast<int>(sleight::cards_in(*duel_, p, zone).size());
}

bool View::sees(ObjectId id) const {
  if (!duel_->exists(id)) return false;
  const Object& object = duel_->object(id);
  // What an effect once showed stays known until it is moved or shuffled: nobody has to forget a card.
  if ((object.known_to >> static_cast<unsigned>(index(player_)) & 1U) != 0) return true;
  switch (object.zone) {
    case Zone::library: {  // R-ZONE-8
      const std::vector<std::uint16_t>& library = duel_->player(object.owner).library;
      return library.back() == id.slot && has_rule(*duel_, RuleKind::top_open, Thing::of(object.owner));
    }
    case Zone::set_aside:  // R-ZONE-13
      return false;
    case Zone::hand:
      return object.owner == player_ ||  // R-ZONE-3
             has_rule(*duel_, RuleKind::hand_open, Thing::of(object.owner));
    case Zone::ante:
      return !duel_->terms.hidden_ante;  // R-ANTE-3
    case Zone::in_play:
    case Zone::graveyard:
    case Zone::out_of_game:
    case Zone::out_of_play:
    case Zone::limbo:
    case Zone::nowhere:
      break;  // out of play, too: everyone saw it in play (R-ZONE-11)
  }
  return true;
}

const Object* View::object(ObjectId id) const { return sees(id) ? &duel_->object(id) : nullptr; }

const Characteristics* View::look(ObjectId id) const { return sees(id) ? &duel_->look(id) : nullptr; }

}  // namespace sleight
