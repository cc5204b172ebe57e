#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "core/card/diagnostic.h"
#include "core/playing/turn/setup.h"

namespace sleight {

/// How a duel between bots went.
struct SimulatedDuel {
  Outcome outcome = Outcome::none;
  EndReason reason = EndReason::none;
  int turns = 0;
  std::size_t decisions = 0;
  std::uint64_t digest = 0;  ///< of its answers and its length: it changes with behaviour only
  std::string error;         ///< "" when nothing was wrong
  Diagnostics faults;        ///< what went wrong in functions of scripts
};

/// What the duels of one simulation have in common.
struct Simulation {
  std::shared_ptr<const Library> library;
  std::shared_ptr<const Rules> rules;
  std::uint64_t seed = 1;
  bool invariants = false;  ///< check the core's invariants at every rest point, not only at the end
  /// Compute everything anew at every rest point and decision, and compare it with what was kept.
  bool recompute = false;
};

/// The chance that belongs to the duel of that number, whichever thread plays it.
Random chance_of(const Simulation& simulation, long number);
/// Lets two bots play a duel. `chance` gives all its seeds.
SimulatedDuel simulate(const Simulation& simulation, const std::array<Deck, player_count>& decks,
                       Random& chance, Observer* observer = nullptr);

}  // namespace sleight
