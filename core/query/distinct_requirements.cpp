#include "core/query/distinct_requirements.h"

#include <algorithm>
#include <utility>

namespace sleight {
namespace {

/// Gives each demand its things, one by one; where one is taken already, whoever has it looks for another.
class Meeting {
 public:
  explicit Meeting(const std::vector<DistinctRequirement>& demands) : demands_(demands) {}

  bool run() {
    for (std::size_t at = 0; at < demands_.size(); ++at)
      for (int i = 0; i < demands_[at].count; ++i) {
        // Each thing is looked at once for each new want: to come back to it gains nothing.
        seen_.clear();
        if (!find_for(at)) return false;
      }
    return true;
  }

 private:
  bool find_for(std::size_t at) {
    for (const Thing& thing : demands_[at].among) {
      if (std::find(seen_.begin(), seen_.end(), thing) != seen_.end()) continue;
      seen_.push_back(thing);
      const auto taken =
          std::find_if(taken_.begin(), taken_.end(), [&](const auto& entry) { return entry.first == thing; });
      if (taken == taken_.end()) {
        taken_.emplace_back(thing, at);
        return true;
      }
      const auto place = taken - taken_.begin();
      if (!find_for(taken->second)) continue;
      taken_[static_cast<std::size_t>(place)].second = at;
      return true;
    }
    return false;
  }

  const std::vector<DistinctRequirement>& demands_;
  std::vector<std::pair<Thing, std::size_t>> taken_;
  std::vector<Thing> seen_;
};

/// One demand, or none that wants anything others want too, is a matter of counting.
bool are_apart(const std::vector<DistinctRequirement>& demands) {
  return std::count_if(demands.begin(), demands.end(),
                       [](const DistinctRequirement& demand) { return demand.count > 0; }) < 2;
}

}  // namespace

bool can_meet(const std::vector<DistinctRequirement>& demands) {
  // Quick: what cannot be met by itself cannot be met together, and mostly there is but one.
  for (const DistinctRequirement& demand : demands)
    if (static_cast<int>(demand.among.size()) < demand.count) return false;
  return are_apart(demands) || Meeting(demands).run();
}

std::vector<Thing> choices_for(const std::vector<DistinctRequirement>& demands, std::size_t at) {
  std::vector<Thing> choices = demands[at].among;
  if (are_apart(demands)) return choices;
  std::erase_if(choices, [&](const Thing& thing) {
    std::vector<DistinctRequirement> rest = demands;
    --rest[at].count;
    take_from(rest, thing);
    return !can_meet(rest);
  });
  return choices;
}

void take_from(std::vector<DistinctRequirement>& demands, Thing taken) {
  for (DistinctRequirement& demand : demands) std::erase(demand.among, taken);
}

}  // namespace sleight
