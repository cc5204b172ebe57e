#include "core/arrivals.h"

#include <algorithm>

namespace sleight {
namespace {

Decision which_is_lowest(PlayerId owner, const std::vector<ObjectId>& ids) {
  Decision decision;
  decision.kind = DecisionKind::order;
  decision.player = owner;
  for (const ObjectId id : ids) {
    Option option;
    option.kind = Option::Kind::thing;
    option.object = id;
    option.thing = Thing::of(id);
    decision.options.push_back(option);
  }
  return decision;
}

}  // namespace

std::vector<ObjectId> in_order_of_arrival(Table& table, const std::vector<ObjectId>& ids) {
  const Duel& duel = table.duel;
  std::vector<ObjectId> ordered;
  for (const PlayerId owner : {duel.active(), opponent_of(duel.active())}) {
    std::vector<ObjectId> left;
    for (const ObjectId id : ids)
      if (duel.object(id).owner == owner) left.push_back(id);
    while (!left.empty()) {
      const std::int32_t lowest = left.size() > 1 ? table.ask(which_is_lowest(owner, left)) : 0;
      ordered.push_back(left[static_cast<std::size_t>(lowest)]);
      left.erase(left.begin() + lowest);
    }
  }
  return ordered;
}

}  // namespace sleight
