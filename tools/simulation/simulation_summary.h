#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/card/fnv.h"
#include "tools/simulation/deck_pairs.h"
#include "tools/simulation/simulation.h"

namespace sleight {

/// Who won, and how long it took.
struct Tally {
  long games = 0, bob = 0, sue = 0, draws = 0, turns = 0;

  void add(const SimulatedDuel& duel);
  nlohmann::ordered_json wins_json() const;
  nlohmann::ordered_json turns_json() const;
};

/// What the duels of a simulation came to: of all together, and of each pair of decks where there are
/// several.
class SimulationSummary {
 public:
  /// `decks` are kept alive by whoever makes it.
  explicit SimulationSummary(const DeckPairs& decks) : decks_(decks), of_pairs_(decks.pairs().size()) {}

  /// The duel of that number of a pair. They are added in the order of the numbers, whichever thread played
  /// them: equal runs have equal digests.
  void add(std::size_t pair, long number, const SimulatedDuel& duel);
  long games() const { return all_.games; }
  bool has_errors() const { return !errors_.empty(); }

  /// All of it, with what the simulation was asked for.
  nlohmann::ordered_json json(std::uint64_t seed, const std::string& shard, const std::string& rules,
                              double seconds) const;

 private:
  nlohmann::ordered_json pairs_json() const;

  const DeckPairs& decks_;
  Tally all_;
  std::vector<Tally> of_pairs_;
  long decisions_ = 0, errors_left_out_ = 0;
  // One counter for each reason that there is; endless_effects is the last.
  std::array<long, static_cast<std::size_t>(EndReason::endless_effects) + 1> reasons_{};
  Fnv<std::uint64_t> digest_;
  nlohmann::ordered_json errors_ = nlohmann::ordered_json::array();
};

}  // namespace sleight
