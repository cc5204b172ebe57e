#include "core/view.h"

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

std::vector<ObjectId> View::out_of_game(PlayerId p) const {
  std::vector<ObjectId> result;
  for (std::size_t slot = 0; slot < duel_->objects.size(); ++slot)
    if (duel_->objects[slot].zone == Zone::out_of_game && duel_->objects[slot].owner == p)
      result.push_back(duel_->id_of(static_cast<std::uint16_t>(slot)));
  return result;
}

bool View::sees(ObjectId id) const {
  if (!duel_->exists(id)) return false;
  const Object& object = duel_->object(id);
  switch (object.zone) {
    case Zone::library:
      return false;  // R-ZONE-8
    case Zone::hand:
      return object.owner == player_;  // R-ZONE-3
    case Zone::set_aside:
    case Zone::out_of_play:
      return object.owner == player_;  // R-ZONE-11, R-ZONE-13: no more than before
    default:
      return true;
  }
}

const Object* View::object(ObjectId id) const { return sees(id) ? &duel_->object(id) : nullptr; }

const Characteristics* View::look(ObjectId id) const { return sees(id) ? &duel_->look(id) : nullptr; }

}  // namespace sleight
