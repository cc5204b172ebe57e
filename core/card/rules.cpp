#include "core/card/rules.h"

namespace sleight {

int basic_land_index(const Rules& rules, Word word) {
  for (int i = 0; i < colour_count; ++i)
    if (rules.basic_lands[static_cast<std::size_t>(i)] == word) return i;
  return -1;
}

std::vector<Phase> standard_phases() {
  const auto phase = [](const char* name, PhaseAction action, bool fast_effects) {
    return Phase{name, Word{name}, action, fast_effects};
  };
  // A phase without an action is there all the same (R-TURN-1): the phase effects of cards happen in it.
  return {phase("untap", PhaseAction::untap, false),    phase("upkeep", PhaseAction::none, true),
          phase("draw", PhaseAction::draw, true),       phase("main", PhaseAction::main, true),
          phase("discard", PhaseAction::discard, true), phase("cleanup", PhaseAction::cleanup, false)};
}

Rules standard_rules() {
  Rules rules;
  rules.phases = standard_phases();
  return rules;
}

}  // namespace sleight
