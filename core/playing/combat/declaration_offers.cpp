#include "core/playing/combat/declaration_offers.h"

#include <algorithm>
#include <utility>

namespace sleight {

DeclarationOffers::DeclarationOffers(const DeclarationPlan& plan, Payable payable)
    : plan_(plan), payable_(std::move(payable)), free_(best_completion(plan, false)) {
  if (free_) {
    wanted_ = free_->met;
  } else if (const std::optional<Completion> paid = best_completion(plan, true)) {
    wanted_ = paid->met;
  }
}

bool DeclarationOffers::may_end() const { return plan_.is_legal() && (!wanted_ || plan_.met >= *wanted_); }

bool DeclarationOffers::is_open(std::size_t sort, std::size_t place) {
  const auto [known, is_new] = known_.try_emplace({sort, kind_of(place)}, false);
  if (is_new) known->second = look_at(sort, place);
  return known->second;
}

bool DeclarationOffers::look_at(std::size_t sort, std::size_t place) const {
  if (!wanted_ || plan_.sorts[sort].more == 0 || plan_.sorts[sort].link_to(place) == nullptr) return false;
  // Quick: what the best takes is part of it.
  if (free_ && std::any_of(free_->taken.begin(), free_->taken.end(),
                           [&](const PlaceTaken& each) { return each.sort == sort && each.place == place; }))
    return true;
  DeclarationPlan with = plan_;
  with.take(sort, place);
  const std::optional<Completion> free = best_completion(with, false);
  if (free && free->met >= *wanted_) return true;
  const std::optional<Completion> paid = best_completion(with, true);
  return paid && paid->met >= *wanted_ && payable_(sort, place, *paid);
}

/// Places that are alike in what they let, in who may take them and in what that meets.
std::size_t DeclarationOffers::kind_of(std::size_t place) {
  if (kinds_.empty()) {
    std::map<std::vector<std::size_t>, std::size_t> numbers;
    for (std::size_t i = 0; i < plan_.places.size(); ++i) {
      const DeclarationPlan::Place& bounds = plan_.places[i];
      std::vector<std::size_t> traits{static_cast<std::size_t>(bounds.least),
                                      static_cast<std::size_t>(bounds.most),
                                      static_cast<std::size_t>(bounds.taken)};
      // What is elsewhere is like no place.
      if (i == DeclarationPlan::elsewhere) traits.clear();
      for (std::size_t j = 0; j < plan_.sorts.size(); ++j)
        if (const DeclarationPlan::Link* link = plan_.sorts[j].link_to(i)) {
          traits.insert(traits.end(), {j, static_cast<std::size_t>(link->free),
                                       static_cast<std::size_t>(link->worth), link->demands.size()});
          traits.insert(traits.end(), link->demands.begin(), link->demands.end());
        }
      kinds_.push_back(numbers.try_emplace(std::move(traits), numbers.size()).first->second);
    }
  }
  return kinds_[place];
}

}  // namespace sleight
