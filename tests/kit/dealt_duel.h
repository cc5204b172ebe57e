#pragma once

#include "tests/kit/board.h"

namespace sleight::kit {

/// A duel with two mixed decks of the small library, before anything is shuffled.
Duel new_duel(std::uint64_t seed, Rules rules = standard_rules());

/// The same begun, with seven cards in each hand: it is played on from turn to turn. What else the library
/// shall have is told before.
class DealtDuel : public Board {
 public:
  explicit DealtDuel(const Rules& options = standard_rules(), std::vector<Card> more = {},
                     std::uint64_t seed = 1);
  /// Plays on until `stage` of the phase named `phase` is reached, at least one step.
  bool reach(const char* phase, Stage stage = Stage::phase_window);
  /// Plays on until `player` has the main phase.
  bool reach_main(PlayerId player);
};

}  // namespace sleight::kit
