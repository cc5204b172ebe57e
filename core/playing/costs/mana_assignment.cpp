#include "core/playing/costs/mana_assignment.h"

#include <algorithm>

namespace sleight {
namespace {

/// Which kinds of mana pay for a class of demand; ~0 for any.
unsigned kinds_for(std::size_t demand, Colours x_only) {
  const int at = static_cast<int>(demand);
  if (at == generic_class || at == all_classes - 1) return ~0U;
  if (at >= class_count) return 1U << static_cast<unsigned>(at - class_count);
  return wanted_kinds(at, x_only);
}

}  // namespace

ManaAssignment::ManaAssignment(const std::vector<ManaStock>& stocks, const AllWanted& wanted,
                               const std::array<ManaKinds, colour_count + 1>& pays_as, Colours x_only,
                               const KeptColours& kept)
    : stocks_(stocks) {
  std::copy(wanted.begin(), wanted.end(), wanted_.begin());
  std::copy(kept.begin(), kept.end(), wanted_.begin() + all_classes);
  for (std::size_t d = 0; d < wanted_.size(); ++d) {
    at_[d] = classes_.size();
    if (wanted_[d] > 0) classes_.push_back(d);
  }
  edges_.resize(stocks_.size() * classes_.size());
  free_.reserve(stocks_.size());
  for (std::size_t s = 0; s < stocks_.size(); ++s) {
    const ManaStock& stock = stocks_[s];
    free_.push_back(stock.count);
    for (const std::size_t d : classes_) {
      Edge& here = edge(s, d);
      if (d >= all_classes) {
        const std::size_t colour = d - all_classes;
        if ((stock.keeps >> colour & 1U) != 0) here = {{}, 0, static_cast<std::int8_t>(colour)};
        continue;
      }
      if (stock.reserved && d >= class_count) continue;
      const unsigned kinds = kinds_for(d, x_only);
      for (std::size_t kind = 0; kind < stock.weight.size(); ++kind) {
        if (stock.weight[kind] == ManaStock::never || (pays_as[kind] & kinds) == 0) continue;
        if (here.kind >= 0 && here.weight <= stock.weight[kind]) continue;
        here.weight = stock.weight[kind];
        here.kind = static_cast<std::int8_t>(kind);
      }
    }
  }
}

/// The way of least weight on which one more could come to each class: from a free stock, or from one that
/// pays for another class, for which another is found.
void ManaAssignment::find_paths(std::vector<Step>& best) const {
  for (const std::size_t d : classes_)
    for (std::size_t s = 0; s < stocks_.size(); ++s)
      if (free_[s] > 0 && edge(s, d).kind >= 0 && edge(s, d).weight < best[at_[d]].weight)
        best[at_[d]] = {edge(s, d).weight, static_cast<int>(s), -1};
  // No way goes through a class twice: what is taken so far weighs least of all that could be.
  for (std::size_t round = 0; round < classes_.size(); ++round) {
    bool changed = false;
    for (const std::size_t from : classes_) {
      if (best[at_[from]].stock < 0) continue;
      const ManaWeight so_far = best[at_[from]].weight;
      for (std::size_t s = 0; s < stocks_.size(); ++s) {
        if (edge(s, from).flow == 0) continue;
        for (const std::size_t to : classes_) {
          if (to == from || edge(s, to).kind < 0) continue;
          const ManaWeight through = so_far + edge(s, to).weight - edge(s, from).weight;
          if (through >= best[at_[to]].weight) continue;
          best[at_[to]] = {through, static_cast<int>(s), static_cast<int>(from)};
          changed = true;
        }
      }
    }
    if (!changed) break;
  }
}

/// Takes as much more along the way to `to` as goes there.
void ManaAssignment::push(const std::vector<Step>& best, std::size_t to) {
  int amount = wanted_[to] - filled_[to];
  for (std::size_t d = to;;) {
    const Step& step = best[at_[d]];
    const auto s = static_cast<std::size_t>(step.stock);
    if (step.from < 0) {
      amount = std::min(amount, free_[s]);
      break;
    }
    amount = std::min(amount, edge(s, static_cast<std::size_t>(step.from)).flow);
    d = static_cast<std::size_t>(step.from);
  }
  for (std::size_t d = to;;) {
    const Step& step = best[at_[d]];
    const auto s = static_cast<std::size_t>(step.stock);
    edge(s, d).flow += amount;
    if (step.from < 0) {
      free_[s] -= amount;
      break;
    }
    Edge& before = edge(s, static_cast<std::size_t>(step.from));
    before.flow -= amount;
    d = static_cast<std::size_t>(step.from);
  }
  filled_[to] += amount;
  weight_ += best[at_[to]].weight * amount;
}

/// The class from `first` up to `end` to which one more comes on the way of least weight; `every_class` where
/// none is open or can be reached.
std::size_t ManaAssignment::nearest(const std::vector<Step>& best, std::size_t first, std::size_t end) const {
  std::size_t to = every_class;
  for (const std::size_t d : classes_) {
    if (d < first || d >= end || filled_[d] == wanted_[d] || best[at_[d]].stock < 0) continue;
    if (to == every_class || best[at_[d]].weight < best[at_[to]].weight) to = d;
  }
  return to;
}

bool ManaAssignment::run() {
  std::vector<Step> best;
  const auto is_open = [this](std::size_t d) { return d < all_classes && filled_[d] < wanted_[d]; };
  while (std::any_of(classes_.begin(), classes_.end(), is_open)) {
    best.assign(classes_.size(), Step{});
    find_paths(best);
    const std::size_t to = nearest(best, 0, all_classes);
    if (to == every_class) return false;
    push(best, to);
  }
  keep_colours();
  return true;
}

/// Lets what is not taken, or what could stand in for something that is, be there for the hand, where that
/// costs less than to go without.
void ManaAssignment::keep_colours() {
  ManaWeight missing;
  missing.unkept = 1;
  std::vector<Step> best;
  for (;;) {
    best.assign(classes_.size(), Step{});
    find_paths(best);
    const std::size_t to = nearest(best, all_classes, every_class);
    if (to == every_class || best[at_[to]].weight >= missing) break;
    push(best, to);
  }
  for (std::size_t d = all_classes; d < every_class; ++d) weight_ += missing * (wanted_[d] - filled_[d]);
}

}  // namespace sleight
