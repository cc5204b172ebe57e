#pragma once

#include <cstddef>
#include <vector>

#include "core/table/table.h"

namespace sleight {

/// An effect that belongs to a phase (R-TURN-5): a triggered ability of something in play, a delayed effect
/// whose moment has come, or what the phase itself does, its draw or its discard.
struct PhaseEffect {
  ObjectId holder;
  const Ability* ability = nullptr;  ///< null: the phase's own
  PlayerId controller = PlayerId::none;
  int delayed = -1;                  ///< where it lies in Duel::delayed; -1: it is none of them
  const Ability* keyword = nullptr;  ///< the use of the keyword that the ability belongs to
  TextWords text;                    ///< how its words read
  GrantedChoice granted{};           ///< what was chosen for that which grants it
  ObjectId giver{};                  ///< whose text it is
};

/// Whether this part of the phase has an effect that has not been played yet. Untap costs that did their work
/// are due again once there is something to untap (R-UPKEEP-5).
bool effect_is_due(Duel& duel, PhasePart part);
/// The same, without looking at untap costs again: what they come to be due by has yet to happen.
bool effect_is_left(const Duel& duel, PhasePart part);
/// Whether the effects of this part happen without a window: where no fast effects are legal, and at the end
/// of the discard phase (R-TURN-2, R-DISCARD-2).
bool is_silent(const Duel& duel, PhasePart part);
/// Plays the next effect of this part of the phase, of which one is due: the active player says which, where
/// the rules leave it open (R-TURN-5, R-TURN-6). Where fast effects are legal it is played as an instant,
/// with responses to it; before it the active player may start something else, and it waits (R-TURN-8,
/// R-DRAW-3).
void play_phase_effect(Table& table, PhasePart part);
/// Something was played: untap costs that were declined may be thought over (R-UPKEEP-5).
void offer_untap_costs_again(Duel& duel);

/// Notes whose upkeep cost is owed: their activated effects wait for it (R-UPKEEP-3, D-22).
void note_unpaid_upkeep(Duel& duel);

}  // namespace sleight
