#pragma once

#include <cstdint>

#include "core/card/definition.h"

/// What an ability is for, as its definition alone tells.
namespace sleight {

/// What a mode does decides when it may be played (R-DP-8): preventing belongs to the prevention step,
/// regenerating to the moment of dying, countering a spell to an interrupt.
enum class ModeUse : std::uint8_t { ordinary, prevention, regeneration, mana };
ModeUse use_of(const Mode& mode);

/// Whether a selector can give spells or effects under way, so that an interrupt may aim at one.
bool names_play(const Selector& selector);
/// Whether a selector can give damage packets.
bool names_packet(const Selector& selector);

/// The effect of a one-shot spell; null for permanents.
const Ability* spell_ability(const Card& card);
/// The choices made while a spell is announced; null when there are none.
const Ability* when_played(const Card& card);
/// Whether an effect begins with a cost: one may pay, or bear what follows. In a phase it applies to a tapped
/// artifact too (R-UPKEEP-7).
bool is_phase_cost(const Ability& ability);
/// Whether it depends on X what may be a target of the ability ("target spell with casting cost X").
bool aims_by_x(const Ability& ability);

}  // namespace sleight
