#include "grammar/parsing/lookahead.h"

#include <algorithm>

#include "grammar/parsing/mixing.h"

namespace sleight {

std::uint64_t Lookahead::key_of(const Way& way) {
  // Places and alternatives are few enough to share a number.
  return pair_of((way.place << 10) + (way.alternative << 1) + (way.left ? 1 : 0), way.stack);
}

Lookahead::State Lookahead::start(std::size_t decision) {
  const std::scoped_lock held(one_at_a_time_);
  State& known = starts_[decision];
  if (known != 0) return known;
  const Network::Place& place = network_.places[static_cast<std::size_t>(network_.decisions[decision])];
  std::vector<Way> ways;
  for (std::int32_t i = 0; i < place.moves; ++i)
    ways.push_back(
        {network_.moves[static_cast<std::size_t>(place.first + i)].to, i + 1, Stacks::anyone, false});
  ways = spread(ways, false);
  fold(ways);
  return known = number_of(std::move(ways));
}

Lookahead::State Lookahead::next(State from, std::int32_t word) {
  const std::scoped_lock held(one_at_a_time_);
  const auto at = static_cast<std::size_t>(from);
  if (const auto found = all_[at].next.find(word); found != all_[at].next.end()) return found->second;
  const State then = learn(from, word);
  return all_[at].next[word] = then;
}

std::int32_t Lookahead::finished(State at) {
  const std::scoped_lock held(one_at_a_time_);
  return all_[static_cast<std::size_t>(at)].finished;
}

Lookahead::State Lookahead::learn(State from, std::int32_t word) {
  const bool at_end = word == Network::end_of_line;
  std::vector<Way> ways;
  for (const Way& way : all_[static_cast<std::size_t>(from)].open) {
    const Network::Place& place = network_.places[static_cast<std::size_t>(way.place)];
    for (std::int32_t i = 0; i < place.moves; ++i) {
      const Network::Move& move = network_.moves[static_cast<std::size_t>(place.first + i)];
      if (network_.takes(move, word)) ways.push_back({move.to, way.alternative, way.stack, way.left});
    }
  }
  const auto one_only = [&] {
    return !ways.empty() && std::all_of(ways.begin(), ways.end(), [&](const Way& way) {
      return way.alternative == ways.front().alternative;
    });
  };
  if (!at_end && one_only()) return -ways.front().alternative;
  ways = spread(ways, at_end);
  // Behind the end of the line there is nothing to wait for.
  if (at_end)
    std::erase_if(ways, [&](const Way& way) {
      return !network_.places[static_cast<std::size_t>(way.place)].ends_rule;
    });
  if (ways.empty()) return 0;
  if (one_only()) return -ways.front().alternative;
  fold(ways);
  if (undecided(ways))
    return -std::min_element(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
              return a.alternative < b.alternative;
            })->alternative;
  return number_of(std::move(ways));
}

std::vector<Lookahead::Way> Lookahead::spread(const std::vector<Way>& ways, bool at_end) {
  passed_.begin();
  std::vector<Way> reached;
  waiting_.assign(ways.rbegin(), ways.rend());
  while (!waiting_.empty()) {
    const Way way = waiting_.back();
    waiting_.pop_back();
    const Network::Place& place = network_.places[static_cast<std::size_t>(way.place)];
    // Where one move leads only, whoever made it has come there for the first time.
    if (place.joins && !passed_.add(key_of(way))) continue;
    if (place.ends_rule && way.stack != Stacks::anyone) {
      for (const Stacks::Top& top : stacks_.tops(way.stack))
        waiting_.push_back({top.place, way.alternative, top.below, way.left});
      continue;
    }
    if (place.waits) reached.push_back(way);
    for (std::int32_t i = 0; i < place.moves; ++i) {
      const Network::Move& move = network_.moves[static_cast<std::size_t>(place.first + i)];
      Way on{move.to, way.alternative, way.stack, way.left || place.ends_rule};
      if (move.kind == Network::Move::Kind::call)
        on.stack = stacks_.push(way.stack, move.detail);
      else if (move.kind != Network::Move::Kind::free &&
               !(at_end && network_.takes(move, Network::end_of_line)))
        continue;
      waiting_.push_back(on);
    }
  }
  return reached;
}

void Lookahead::fold(std::vector<Way>& ways) {
  std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
    return pair_of(a.place, a.alternative) < pair_of(b.place, b.alternative);
  });
  std::size_t kept = 0;
  for (auto at = ways.begin(); at != ways.end(); ++kept) {
    Way one = *at;
    std::vector<Stacks::Id> stacks;
    for (; at != ways.end() && at->place == one.place && at->alternative == one.alternative; ++at) {
      stacks.push_back(at->stack);
      one.left = one.left || at->left;
    }
    one.stack = stacks_.merge(std::move(stacks));
    ways[kept] = one;
  }
  ways.resize(kept);
  // Those of one place stand together already.
  for (auto place = ways.begin(); place != ways.end();) {
    const auto end =
        std::find_if(place, ways.end(), [&](const Way& way) { return way.place != place->place; });
    std::sort(place, end, [](const Way& a, const Way& b) {
      return pair_of(a.stack, a.alternative) < pair_of(b.stack, b.alternative);
    });
    place = end;
  }
}

bool Lookahead::undecided(const std::vector<Way>& ways) const {
  if (std::all_of(ways.begin(), ways.end(), [&](const Way& way) {
        return network_.places[static_cast<std::size_t>(way.place)].ends_rule;
      }))
    return true;
  bool conflict = false;
  for (auto place = ways.begin(); place != ways.end();) {
    bool several = false;
    auto end = place;
    for (; end != ways.end() && end->place == place->place; ++end) {
      several = several || end->alternative != place->alternative;
      conflict = conflict || (end != place && end->stack == std::prev(end)->stack);
    }
    if (!several) return false;
    place = end;
  }
  return conflict;
}

Lookahead::State Lookahead::number_of(std::vector<Way> ways) {
  std::uint64_t hash = 0;
  for (const Way& way : ways)
    hash = mixed(mixed(hash, pair_of(way.place, way.stack)), pair_of(way.alternative, way.left ? 1 : 0));
  const auto [first, last] = known_.equal_range(hash);
  for (auto each = first; each != last; ++each)
    if (all_[static_cast<std::size_t>(each->second)].open == ways) return each->second;
  const auto number = static_cast<State>(all_.size());
  known_.emplace(hash, number);
  Ways& made = all_.emplace_back();
  for (const Way& way : ways) {
    const bool over = way.left || (way.stack == Stacks::anyone &&
                                   network_.places[static_cast<std::size_t>(way.place)].ends_rule);
    if (over && (made.finished == 0 || way.alternative < made.finished)) made.finished = way.alternative;
  }
  made.open = std::move(ways);
  return number;
}

}  // namespace sleight
