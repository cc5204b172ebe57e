#include "grammar/parsing/lookahead.h"

#include <algorithm>
#include <tuple>

#include "grammar/parsing/mixing.h"

namespace sleight {

std::uint64_t Lookahead::key_of(const Way& way) {
  // Places and alternatives are few enough to share a number.
  return pair_of((way.place << 10) + (way.alternative << 1) + (way.left ? 1 : 0), way.stack);
}

std::size_t Lookahead::choose(std::size_t decision, antlr4::TokenStream& words, std::size_t& ahead) {
  std::int32_t at = start(decision);
  for (ahead = 1;; ++ahead) {
    const std::int32_t then = next(at, Network::number_of(words.LA(static_cast<ssize_t>(ahead))));
    if (then < 0) return static_cast<std::size_t>(-then);
    // The rule may be over before the word that it cannot take: then whoever called it will say so.
    if (then == 0) return static_cast<std::size_t>(all_[static_cast<std::size_t>(at)].finished);
    at = then;
  }
}

std::int32_t Lookahead::start(std::size_t decision) {
  std::int32_t& known = starts_[decision];
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

std::int32_t Lookahead::next(std::int32_t from, std::int32_t word) {
  const auto& known = all_[static_cast<std::size_t>(from)].next;
  const auto found =
      std::lower_bound(known.begin(), known.end(), word,
                       [](const auto& each, std::int32_t wanted) { return each.first < wanted; });
  if (found != known.end() && found->first == word) return found->second;
  const auto place = found - known.begin();
  const std::int32_t then = learn(from, word);
  // What was learnt may have moved all of them.
  auto& grown = all_[static_cast<std::size_t>(from)].next;
  grown.insert(grown.begin() + place, {word, then});
  return then;
}

std::int32_t Lookahead::learn(std::int32_t from, std::int32_t word) {
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
    return std::tie(a.place, a.alternative) < std::tie(b.place, b.alternative);
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
  std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
    return std::tie(a.place, a.stack, a.alternative) < std::tie(b.place, b.stack, b.alternative);
  });
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

std::int32_t Lookahead::number_of(std::vector<Way> ways) {
  std::uint64_t hash = 0;
  for (const Way& way : ways)
    hash = mixed(mixed(hash, pair_of(way.place, way.stack)), pair_of(way.alternative, way.left ? 1 : 0));
  const auto [first, last] = known_.equal_range(hash);
  for (auto each = first; each != last; ++each)
    if (all_[static_cast<std::size_t>(each->second)].open == ways) return each->second;
  const auto number = static_cast<std::int32_t>(all_.size());
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
