#pragma once

#include <cstdint>
#include <vector>

#include "core/card/definition.h"

/// What an ability is for, as its definition alone tells. A library settles it for each ability that it takes
/// (Library::purpose), and whoever wants to know asks there.
namespace sleight {

/// What a mode does decides when it may be played (R-DP-8): preventing belongs to the prevention step,
/// regenerating to the moment of dying.
enum class ModeUse : std::uint8_t { ordinary, prevention, regeneration, mana };

/// What a phase effect asks for first (R-UPKEEP-1): nothing; what one may pay to gain by it; what one may pay
/// to untap something (R-UPKEEP-4); what one pays, or bears what follows.
enum class PhaseCost : std::uint8_t { none, offered, untapping, owed };

/// What one mode of an ability is for.
struct ModePurpose {
  ModeUse use = ModeUse::ordinary;
  bool aims_at_plays = false;  ///< at spells or effects under way: an interrupt (R-INT-4)
  bool counters = false;       ///< what it aims at, or takes it elsewhere before it resolves (R-CAST-4)
  bool interrupts = false;     ///< of an activated ability: played as an interrupt (R-COST-7, R-INT-6)
};

/// What an ability is for.
struct Purpose {
  std::vector<ModePurpose> modes;  ///< in the order of Ability::modes
  bool gives_mana = false;         ///< and does nothing else, whatever the mode: a mana source (R-MANA-2)
  bool adds_mana = false;          ///< in each mode, without a target, whatever else it does (R-MANA-9)
  bool aims_by_x = false;          ///< what may be its target depends on X ("with casting cost X")
  bool once_a_phase = false;       ///< free, and bound to one phase (R-TURN-7)
  PhaseCost cost = PhaseCost::none;
  /// Of what is activated or triggered: where its card has to lie for it. What it says of this card tells:
  /// what it costs, asks for or moves lies "in your graveyard"; else the card is in play (R-GEN-2).
  Zone works_in = Zone::in_play;
};
Purpose purpose_of(const Ability& ability);

/// The step of a mode that regenerates first, by itself or as what others depend on; null when none does.
const Step* regenerating_step(const Mode& mode);

/// Whether a selector can give spells or effects under way, so that an interrupt may aim at one.
bool names_play(const Selector& selector);

/// The effect of a one-shot spell; null for permanents.
const Ability* spell_ability(const Card& card);
/// The choices made while a spell is announced; null when there are none.
const Ability* when_played(const Card& card);

}  // namespace sleight
