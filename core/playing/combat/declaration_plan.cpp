#include "core/playing/combat/declaration_plan.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sleight {

const DeclarationPlan::Link* DeclarationPlan::Sort::link_to(std::size_t place) const {
  const auto found =
      std::find_if(links.begin(), links.end(), [&](const Link& link) { return link.place == place; });
  return found == links.end() ? nullptr : &*found;
}

bool DeclarationPlan::Sort::is_alike(const Sort& other) const {
  return times == 1 && other.times == 1 && alone == other.alone && company == other.company &&
         limits == other.limits && links == other.links;
}

std::size_t DeclarationPlan::add(Sort sort) {
  const auto found =
      std::find_if(sorts.begin(), sorts.end(), [&](const Sort& known) { return known.is_alike(sort); });
  const auto number = static_cast<std::size_t>(found - sorts.begin());
  if (found == sorts.end()) sorts.push_back(std::move(sort));
  ++sorts[number].more;
  return number;
}

void DeclarationPlan::take(std::size_t number, std::size_t place) {
  Sort& sort = sorts[number];
  const auto link = std::find_if(sort.links.begin(), sort.links.end(),
                                 [&](const Link& each) { return each.place == place; });
  assert(link != sort.links.end() && sort.more > 0);
  met += link->worth;
  ++places[place].taken;
  if (!sort.used) {
    ++declared;
    company = std::max(company, sort.company);
    alone = alone || sort.alone;
    for (const std::size_t limit : sort.limits) --room[limit];
  }
  if (sort.times == 1) {
    --sort.more;
    return;
  }
  --sort.times;
  sort.used = true;
  const std::vector<std::size_t> done = link->demands;
  if (--link->times == 0) sort.links.erase(link);
  // A demand is met but once.
  for (Link& other : sort.links) {
    std::erase_if(other.demands, [&](std::size_t demand) {
      return std::find(done.begin(), done.end(), demand) != done.end();
    });
    other.worth = static_cast<int>(other.demands.size());
  }
}

bool DeclarationPlan::is_legal() const {
  if (alone && declared > 1) return false;
  if (declared > 0 && company >= declared) return false;
  return std::none_of(room.begin(), room.end(), [](int left) { return left < 0; }) &&
         std::none_of(places.begin(), places.end(), [](const Place& place) {
           return place.taken > place.most || (place.taken > 0 && place.taken < place.least);
         });
}

}  // namespace sleight
