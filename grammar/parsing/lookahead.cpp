#include "grammar/parsing/lookahead.h"

#include <algorithm>

#include "grammar/parsing/hash_mixing.h"

namespace sleight {

std::uint64_t Lookahead::key_of(const Way& way) {
  // Places and alternatives are few enough to share a number.
  return pair_of((way.place << 10) + (way.alternative << 1) + (way.left ? 1 : 0), way.stack);
}

Lookahead::State Lookahead::start(std::size_t decision) {
  const std::scoped_lock held(one_at_a_time_);
  State& known = starts_[decision];
  if (known == 0)
    known = number_of(open_at_start(decision), {static_cast<std::int32_t>(decision), Learnt::at_start});
  return known;
}

Lookahead::State Lookahead::next(State from, std::int32_t word) {
  const std::scoped_lock held(one_at_a_time_);
  const auto [known, is_new] = next_.try_emplace(pair_of(from, word), 0);
  if (!is_new) return known->second;
  State then = 0;
  std::vector<Way> ways = open_behind(open_at(from), word, then);
  if (!ways.empty()) then = number_of(std::move(ways), {from, word});
  return known->second = then;
}

std::int32_t Lookahead::finished(State at) {
  if (at < learnt_.end()) return learnt_.known[static_cast<std::size_t>(at)].finished;
  const std::scoped_lock held(one_at_a_time_);
  return all_[static_cast<std::size_t>(at - learnt_.end())].finished;
}

Lookahead::Found Lookahead::found() {
  const std::scoped_lock held(one_at_a_time_);
  Found found{starts_, {{}}};
  for (const Ways& ways : all_)
    found.known.push_back({ways.origin.from, ways.origin.word, ways.finished, {}});
  for (const auto& [key, then] : next_)
    if (const auto from = static_cast<State>(key >> 32U); from >= learnt_.end())
      found.known[static_cast<std::size_t>(from - learnt_.end() + 1)]
          .next[static_cast<std::int32_t>(key & 0xFFFFFFFFU)] = then;
  return found;
}

const std::vector<Lookahead::Way>& Lookahead::open_at(State state) {
  if (state >= learnt_.end()) return all_[static_cast<std::size_t>(state - learnt_.end())].open;
  if (const auto known = recalled_.find(state); known != recalled_.end()) return known->second;
  const Learnt::Known& known = learnt_.known[static_cast<std::size_t>(state)];
  State none = 0;
  std::vector<Way> ways = known.word == Learnt::at_start ? open_at_start(static_cast<std::size_t>(known.from))
                                                         : open_behind(open_at(known.from), known.word, none);
  return recalled_.emplace(state, std::move(ways)).first->second;
}

std::vector<Lookahead::Way> Lookahead::open_at_start(std::size_t decision) {
  const Network::Place& place = network_.places[static_cast<std::size_t>(network_.decisions[decision])];
  std::vector<Way> ways;
  for (std::int32_t i = 0; i < place.moves; ++i)
    ways.push_back(
        {network_.moves[static_cast<std::size_t>(place.first + i)].to, i + 1, Stacks::anyone, false});
  ways = spread(ways);
  fold(ways);
  return ways;
}

std::vector<Lookahead::Way> Lookahead::open_behind(const std::vector<Way>& before, std::int32_t word,
                                                   State& decided) {
  const bool at_end = word == Network::end_of_line;
  std::vector<Way> ways;
  for (const Way& way : before) {
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
  const auto decide = [&](State what) {
    decided = what;
    return std::vector<Way>{};
  };
  if (!at_end && one_only()) return decide(-ways.front().alternative);
  ways = spread(ways);
  // Nothing stands behind the end of the line: there is nothing to wait for.
  if (at_end)
    std::erase_if(ways, [&](const Way& way) {
      return !network_.places[static_cast<std::size_t>(way.place)].ends_rule;
    });
  if (ways.empty()) return decide(0);
  if (one_only()) return decide(-ways.front().alternative);
  fold(ways);
  if (undecided(ways))
    return decide(-std::min_element(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
                     return a.alternative < b.alternative;
                   })->alternative);
  return ways;
}

std::vector<Lookahead::Way> Lookahead::spread(const std::vector<Way>& ways) {
  passed_.begin();
  std::vector<Way> reached;
  waiting_.assign(ways.rbegin(), ways.rend());
  go_up(reached);
  go_down(reached);
  return reached;
}

void Lookahead::go_up(std::vector<Way>& reached) {
  const auto end_rule = [&](const Way& way) {
    if (!passed_.add(key_of(way))) return;
    if (way.stack != Stacks::anyone) {
      for (const Stacks::Top& top : stacks_.tops(way.stack))
        waiting_.push_back({top.place, way.alternative, top.below, way.left});
      return;
    }
    const Network::Place& end = network_.places[static_cast<std::size_t>(way.place)];
    if (end.waits) reached.push_back(way);
    for (std::int32_t i = 0; i < end.moves; ++i)
      waiting_.push_back(
          {network_.moves[static_cast<std::size_t>(end.first + i)].to, way.alternative, way.stack, true});
  };
  while (!waiting_.empty()) {
    const Way way = waiting_.back();
    waiting_.pop_back();
    if (network_.places[static_cast<std::size_t>(way.place)].ends_rule) {
      end_rule(way);
      continue;
    }
    if (!passed_.add(key_of(way))) continue;
    const EpsilonClosure::Ahead& ahead = reach_.from(way.place);
    for (const std::int32_t place : ahead.waits)
      reached.push_back({place, way.alternative, way.stack, way.left});
    note_calls(way, ahead);
    if (ahead.end != EpsilonClosure::nowhere) end_rule({ahead.end, way.alternative, way.stack, way.left});
  }
}

void Lookahead::note_calls(const Way& way, const EpsilonClosure::Ahead& ahead) {
  for (const EpsilonClosure::Call& call : ahead.calls)
    called_[static_cast<std::size_t>(reach_.rank(call.rule))].push_back(
        {call.rule, way.alternative, stacks_.push(way.stack, call.back), way.left});
}

void Lookahead::go_down(std::vector<Way>& reached) {
  // A rule calls none of those before it: when its turn comes, all who call it are known.
  for (std::vector<Way>& calls : called_) {
    if (calls.empty()) continue;
    if (calls.size() > 1) merge(calls);
    for (const Way& rule : calls) {
      const EpsilonClosure::Ahead& ahead = reach_.from(rule.place);
      for (const std::int32_t place : ahead.waits)
        reached.push_back({place, rule.alternative, rule.stack, rule.left});
      note_calls(rule, ahead);
    }
    calls.clear();
  }
}

void Lookahead::merge(std::vector<Way>& ways) {
  std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
    return pair_of(a.place, a.alternative) < pair_of(b.place, b.alternative);
  });
  std::size_t kept = 0;
  for (auto at = ways.begin(); at != ways.end(); ++kept) {
    Way one = *at++;
    std::vector<Stacks::Id> stacks;
    for (; at != ways.end() && at->place == one.place && at->alternative == one.alternative; ++at) {
      if (at->stack != one.stack) stacks.push_back(at->stack);
      one.left = one.left || at->left;
    }
    if (!stacks.empty()) {
      stacks.push_back(one.stack);
      one.stack = stacks_.merge(std::move(stacks));
    }
    ways[kept] = one;
  }
  ways.resize(kept);
}

void Lookahead::fold(std::vector<Way>& ways) {
  merge(ways);
  // Those of one place stand together already.
  for (auto place = ways.begin(); place != ways.end();) {
    const auto end =
        std::find_if(place, ways.end(), [&](const Way& way) { return way.place != place->place; });
    if (end - place > 1)
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

Lookahead::State Lookahead::number_of(std::vector<Way> ways, const Origin& origin) {
  std::uint64_t hash = 0;
  for (const Way& way : ways)
    hash = hash_combine(hash_combine(hash, pair_of(way.place, way.stack)),
                        pair_of(way.alternative, way.left ? 1 : 0));
  const auto [first, last] = known_.equal_range(hash);
  for (auto each = first; each != last; ++each)
    if (all_[static_cast<std::size_t>(each->second - learnt_.end())].open == ways) return each->second;
  const State number = learnt_.end() + static_cast<State>(all_.size());
  known_.emplace(hash, number);
  Ways& made = all_.emplace_back();
  made.origin = origin;
  for (const Way& way : ways) {
    const bool over = way.left || (way.stack == Stacks::anyone &&
                                   network_.places[static_cast<std::size_t>(way.place)].ends_rule);
    if (over && (made.finished == 0 || way.alternative < made.finished)) made.finished = way.alternative;
  }
  made.open = std::move(ways);
  return number;
}

}  // namespace sleight
