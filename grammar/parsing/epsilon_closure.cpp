#include "grammar/parsing/epsilon_closure.h"

namespace sleight {

EpsilonClosure::EpsilonClosure(const Network& network)
    : network_(network),
      may_be_empty_(network.places.size(), false),
      ranks_(network.places.size(), nowhere),
      known_(network.places.size(), nowhere) {
  std::vector<std::int32_t> rules;
  std::vector<bool> noted(network.places.size(), false);
  for (const Network::Move& move : network.moves)
    if (move.kind == Network::Move::Kind::call && !noted[static_cast<std::size_t>(move.to)]) {
      noted[static_cast<std::size_t>(move.to)] = true;
      rules.push_back(move.to);
    }
  // A rule is empty where all that it may call is, which is found out rule by rule until nothing is new.
  for (bool more = true; more;) {
    more = false;
    for (const std::int32_t rule : rules)
      if (const auto at = static_cast<std::size_t>(rule); !may_be_empty_[at] && find(rule).end != nowhere)
        more = may_be_empty_[at] = true;
  }
  for (const std::int32_t rule : rules) rank_below_its_calls(rule);
  // The last that was ranked is the first from which others are called.
  for (const std::int32_t rule : rules) {
    std::int32_t& rank = ranks_[static_cast<std::size_t>(rule)];
    rank = ranked_ - 1 - rank;
  }
}

const EpsilonClosure::Ahead& EpsilonClosure::from(std::int32_t place) {
  std::int32_t& known = known_[static_cast<std::size_t>(place)];
  if (known == nowhere) {
    known = static_cast<std::int32_t>(ahead_.size());
    ahead_.push_back(find(place));
  }
  return ahead_[static_cast<std::size_t>(known)];
}

EpsilonClosure::Ahead EpsilonClosure::find(std::int32_t place) const {
  Ahead ahead;
  std::vector<std::int32_t> waiting{place};
  std::vector<bool> been(network_.places.size(), false);
  while (!waiting.empty()) {
    const std::int32_t at = waiting.back();
    waiting.pop_back();
    if (been[static_cast<std::size_t>(at)]) continue;
    been[static_cast<std::size_t>(at)] = true;
    const Network::Place& here = network_.places[static_cast<std::size_t>(at)];
    if (here.ends_rule) {
      ahead.end = at;
      continue;
    }
    if (here.waits) ahead.waits.push_back(at);
    for (std::int32_t i = 0; i < here.moves; ++i) {
      const Network::Move& move = network_.moves[static_cast<std::size_t>(here.first + i)];
      if (move.kind == Network::Move::Kind::free) waiting.push_back(move.to);
      if (move.kind != Network::Move::Kind::call) continue;
      ahead.calls.push_back({move.to, move.detail});
      if (may_be_empty_[static_cast<std::size_t>(move.to)]) waiting.push_back(move.detail);
    }
  }
  return ahead;
}

void EpsilonClosure::rank_below_its_calls(std::int32_t rule) {
  if (ranks_[static_cast<std::size_t>(rule)] != nowhere) return;
  // ANTLR takes no rule that calls itself before a word: none is met again on the way.
  for (const Call& call : from(rule).calls) rank_below_its_calls(call.rule);
  ranks_[static_cast<std::size_t>(rule)] = ranked_++;
}

}  // namespace sleight
