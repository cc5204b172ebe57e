#pragma once

#include "core/selection.h"
#include "core/table.h"

namespace sleight {

/// Notes that something happened. Its triggered effects are done by `do_triggers` (R-TRIG-2).
void happen(Table& table, const Event& event);
/// Does the triggered effects of everything noted so far, the active player's first, until none are left;
/// each one that damages is followed by its prevention step (R-TRIG-3).
void do_triggers(Table& table);
/// The abilities that are effects of this part of this phase (R-TURN-5), with their holders, oldest first.
struct PhaseEffect {
  ObjectId holder;
  const Ability* ability = nullptr;
  PlayerId controller = PlayerId::none;
};
std::vector<PhaseEffect> phase_effects(const Duel& duel, PhasePart part);
/// Does all phase effects of one part of the phase, in the order the rules and the active player give.
void do_phase_effects(Table& table, PhasePart part);
/// "At the next … do": the delayed effects whose moment `event` is.
void do_delayed(Table& table, const Event& event);

}  // namespace sleight
