#include "core/playing/combat/declaration_offers.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sleight {
namespace {

/// So many branches each question may take, whatever others took.
constexpr int least_branches = 10;

}  // namespace

DeclarationOffers::DeclarationOffers(const DeclarationPlan& plan, Payable payable)
    : plan_(plan),
      payable_(std::move(payable)),
      priced_(std::any_of(plan.sorts.begin(), plan.sorts.end(), [](const DeclarationPlan::Sort& sort) {
        return std::any_of(sort.links.begin(), sort.links.end(),
                           [](const DeclarationPlan::Link& link) { return !link.free; });
      })) {
  SearchBounds bounds;
  free_ = best_completion(plan_, false, bounds);
  if (free_) {
    wanted_ = free_->met;
  } else if (priced_) {
    if (const std::optional<Completion> paid = best_completion(plan_, true, bounds)) wanted_ = paid->met;
  }
}

bool DeclarationOffers::may_end() const { return plan_.is_legal() && (!wanted_ || plan_.met >= *wanted_); }

bool DeclarationOffers::is_open(std::size_t sort, std::size_t place) {
  if (kinds_.empty()) find_kinds();
  std::optional<bool>& known = known_[sort * kind_count_ + kinds_[place]];
  if (!known) known = look_at(sort, place);
  return *known;
}

bool DeclarationOffers::look_at(std::size_t sort, std::size_t place) {
  if (!wanted_ || plan_.sorts[sort].more == 0 || plan_.sorts[sort].link_to(place) == nullptr) return false;
  // Quick: what the best takes is part of it.
  if (free_ && std::any_of(free_->taken.begin(), free_->taken.end(),
                           [&](const PlaceTaken& each) { return each.sort == sort && each.place == place; }))
    return true;
  DeclarationPlan with = plan_;
  with.take(sort, place);
  // All that is asked of one plan shares the bound, so that no board makes a question long.
  SearchBounds bounds{std::max(branches_left_, least_branches), *wanted_};
  const int before = bounds.branches;
  std::optional<Completion> found = best_completion(with, false, bounds);
  bool open = found && found->met >= *wanted_;
  if (!open && priced_) {
    found = best_completion(with, true, bounds);
    open = found && found->met >= *wanted_ && payable_(sort, place, *found);
  }
  branches_left_ -= before - bounds.branches;
  return open;
}

/// Places are alike in what they let, in who may take them and in what that meets.
void DeclarationOffers::find_kinds() {
  std::map<std::vector<std::size_t>, std::size_t> numbers;
  std::vector<std::vector<std::size_t>> traits;
  for (const DeclarationPlan::Place& place : plan_.places)
    traits.push_back({static_cast<std::size_t>(place.least), static_cast<std::size_t>(place.most),
                      static_cast<std::size_t>(place.taken)});
  // What is elsewhere is like no place.
  traits[DeclarationPlan::elsewhere].clear();
  for (std::size_t i = 0; i < plan_.sorts.size(); ++i)
    for (const DeclarationPlan::Link& link : plan_.sorts[i].links) {
      std::vector<std::size_t>& of_place = traits[link.place];
      of_place.insert(of_place.end(), {i, static_cast<std::size_t>(link.free),
                                       static_cast<std::size_t>(link.worth), link.demands.size()});
      of_place.insert(of_place.end(), link.demands.begin(), link.demands.end());
    }
  for (std::vector<std::size_t>& each : traits)
    kinds_.push_back(numbers.try_emplace(std::move(each), numbers.size()).first->second);
  kind_count_ = numbers.size();
  known_.resize(plan_.sorts.size() * kind_count_);
}

}  // namespace sleight
