#include "grammar/parsing/stacks.h"

#include <algorithm>

#include "grammar/parsing/hash_mixing.h"

namespace sleight {

std::size_t Stacks::Hash::operator()(const std::vector<Top>& tops) const {
  std::uint64_t hash = tops.size();
  for (const Top& top : tops) hash = hash_combine(hash, pair_of(top.below, top.place));
  return hash;
}

std::size_t Stacks::Hash::operator()(const std::vector<Id>& stacks) const {
  std::uint64_t hash = stacks.size();
  for (const Id stack : stacks) hash = hash_combine(hash, static_cast<std::uint64_t>(stack));
  return hash;
}

Stacks::Id Stacks::number_of(std::vector<Top> tops) {
  const auto [found, is_new] = known_.try_emplace(tops, static_cast<Id>(stacks_.size()));
  if (is_new) stacks_.push_back(std::move(tops));
  return found->second;
}

Stacks::Id Stacks::push(Id below, std::int32_t place) {
  const auto [found, is_new] = pushed_.try_emplace(pair_of(below, place), anyone);
  if (is_new) found->second = number_of({{below, place}});
  return found->second;
}

Stacks::Id Stacks::merge(std::vector<Id> stacks) {
  std::sort(stacks.begin(), stacks.end());
  stacks.erase(std::unique(stacks.begin(), stacks.end()), stacks.end());
  if (stacks.front() == anyone || stacks.size() == 1) return stacks.front();
  if (const auto found = merged_.find(stacks); found != merged_.end()) return found->second;
  std::vector<Top> all;
  for (const Id stack : stacks) all.insert(all.end(), tops(stack).begin(), tops(stack).end());
  std::sort(all.begin(), all.end(), [](const Top& a, const Top& b) { return a.place < b.place; });
  std::vector<Top> together;
  for (auto at = all.begin(); at != all.end();) {
    const std::int32_t place = at->place;
    std::vector<Id> below;
    for (; at != all.end() && at->place == place; ++at) below.push_back(at->below);
    together.push_back({merge(std::move(below)), place});
  }
  const Id merged = number_of(std::move(together));
  merged_.emplace(std::move(stacks), merged);
  return merged;
}

}  // namespace sleight
