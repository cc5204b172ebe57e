#include "tools/simulation/simulation_summary.h"

#include <cstdio>

#include "core/explanation/short_text.h"

namespace sleight {
namespace {

/// More errors say nothing new, and are only counted.
constexpr std::size_t most_errors = 1000;

/// What a duel is known by: its number, and of many decks who met in it.
nlohmann::ordered_json which_json(const DeckPairs& decks, std::size_t pair, long number) {
  if (decks.pairs().size() == 1) return {{"game", number}};
  const auto& [bob, sue] = decks.pairs()[pair];
  return {{"bob", decks.name(bob)}, {"sue", decks.name(sue)}, {"game", number}};
}

}  // namespace

void Tally::add(const SimulatedDuel& duel) {
  ++games;
  bob += duel.outcome == Outcome::bob_wins ? 1 : 0;
  sue += duel.outcome == Outcome::sue_wins ? 1 : 0;
  draws += duel.outcome == Outcome::draw ? 1 : 0;
  turns += duel.turns;
}

nlohmann::ordered_json Tally::wins_json() const { return {{"bob", bob}, {"sue", sue}, {"draw", draws}}; }

nlohmann::ordered_json Tally::turns_json() const {
  return {{"total", turns},
          {"mean", static_cast<double>(turns) / (games == 0 ? 1 : static_cast<double>(games))}};
}

void SimulationSummary::add(std::size_t pair, long number, const SimulatedDuel& duel) {
  all_.add(duel);
  of_pairs_[pair].add(duel);
  ++reasons_[static_cast<std::size_t>(duel.reason)];
  decisions_ += static_cast<long>(duel.decisions);
  digest_.add_whole(duel.digest);
  if (duel.error.empty()) return;
  if (errors_.size() < most_errors) {
    errors_.push_back(which_json(decks_, pair, number));
    errors_.back()["error"] = duel.error;
  } else {
    ++errors_left_out_;
  }
}

nlohmann::ordered_json SimulationSummary::json(std::uint64_t seed, const std::string& shard,
                                               const std::string& rules, double seconds) const {
  nlohmann::ordered_json ends = nlohmann::ordered_json::object();
  // Every reason, also one that never came, so that summaries of shards can be added up; 0 is no reason.
  for (std::size_t i = 1; i < reasons_.size(); ++i)
    ends[reason_words(static_cast<EndReason>(i))] = reasons_[i];
  // As text: not every reader of JSON keeps 64 bits of a number.
  char digest[17];
  std::snprintf(digest, sizeof digest, "%016llx", static_cast<unsigned long long>(digest_.value()));
  nlohmann::ordered_json all{{"games", all_.games},
                             {"seed", seed},
                             {"shard", shard},
                             {"rules", rules},
                             {"wins", all_.wins_json()},
                             {"ends", ends},
                             {"turns", all_.turns_json()},
                             {"decisions", decisions_},
                             {"digest", digest},
                             {"errors", errors_}};
  if (errors_left_out_ > 0) all["errors_left_out"] = errors_left_out_;
  all["seconds"] = seconds;
  all["duels_per_second"] = seconds > 0 ? static_cast<double>(all_.games) / seconds : 0;
  if (of_pairs_.size() > 1) all["pairs"] = pairs_json();
  return all;
}

nlohmann::ordered_json SimulationSummary::pairs_json() const {
  nlohmann::ordered_json pairs = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < of_pairs_.size(); ++i)
    pairs.push_back({{"bob", decks_.name(decks_.pairs()[i][0])},
                     {"sue", decks_.name(decks_.pairs()[i][1])},
                     {"games", of_pairs_[i].games},
                     {"wins", of_pairs_[i].wins_json()},
                     {"turns", of_pairs_[i].turns_json()}});
  return pairs;
}

}  // namespace sleight
