#include "core/playing/combat/profit_flow.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace sleight {
namespace {

/// What a unit brings that must be: more than all that may be bring together.
constexpr std::int64_t duty = std::int64_t{1} << 36U;
constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::min();

}  // namespace

std::size_t ProfitFlow::add_half(std::size_t from, std::size_t to, int room, std::int64_t profit) {
  from_[from].push_back(halves_.size());
  halves_.push_back({to, room, profit});
  from_[to].push_back(halves_.size());
  halves_.push_back({from, 0, -profit});
  return halves_.size() - 2;
}

std::size_t ProfitFlow::add(std::size_t from, std::size_t to, int least, int most, int profit) {
  Arc arc;
  arc.least = std::max(least, 0);
  arc.most = std::max(most, 0);
  if (arc.least > 0) arc.must = add_half(from, to, std::min(arc.least, arc.most), duty + profit);
  arc.may = add_half(from, to, std::max(arc.most - arc.least, 0), profit);
  arcs_.push_back(arc);
  return arcs_.size() - 1;
}

bool ProfitFlow::send_once() {
  std::vector<std::int64_t> best(from_.size(), unreached);
  std::vector<std::size_t> by(from_.size());
  std::vector<bool> waits(from_.size());
  std::deque<std::size_t> queue{0};
  best[0] = 0;
  while (!queue.empty()) {
    const std::size_t node = queue.front();
    queue.pop_front();
    waits[node] = false;
    for (const std::size_t number : from_[node]) {
      const Half& half = halves_[number];
      if (half.room == 0 || best[node] + half.profit <= best[half.to]) continue;
      best[half.to] = best[node] + half.profit;
      by[half.to] = number;
      if (!waits[half.to]) queue.push_back(half.to);
      waits[half.to] = true;
    }
  }
  if (best[1] <= 0) return false;  // `unreached` too
  int units = std::numeric_limits<int>::max();
  for (std::size_t node = 1; node != 0; node = halves_[by[node] ^ 1U].to)
    units = std::min(units, halves_[by[node]].room);
  for (std::size_t node = 1; node != 0; node = halves_[by[node] ^ 1U].to) {
    halves_[by[node]].room -= units;
    halves_[by[node] ^ 1U].room += units;
  }
  return true;
}

bool ProfitFlow::run() {
  // Each way through brings no more than the one before it, so that the first that brings nothing ends it.
  while (send_once()) {
  }
  for (std::size_t i = 0; i < arcs_.size(); ++i)
    if (units_of(i) < arcs_[i].least) return false;
  return true;
}

int ProfitFlow::units_of(std::size_t arc) const {
  // What the way back has room for has been sent.
  const int may = halves_[arcs_[arc].may ^ 1U].room;
  return arcs_[arc].least > 0 ? may + halves_[arcs_[arc].must ^ 1U].room : may;
}

}  // namespace sleight
