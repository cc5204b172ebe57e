#pragma once

#include "tools/playtest/redundant_parts.h"

/// Parts of a card that can make no difference because of when there is combat, and who fights in it.
namespace sleight::playtest::combat {

/// Creatures attack in the turn of whoever controls them, and lands are played by them.
bool is_of_turn(const Filter& filter, const Selector& selector, const Surroundings& round);
/// The same of all that a trigger of this turn speaks of: whose turn it is attacks.
bool is_of_turn(const Selector& party, const Trigger& trigger, const Surroundings& round);
/// Whether who fights is told by what stands beside the filter: bands attack, and blockers are one player's.
bool is_told(const Filter& filter, const Selector& selector, const Surroundings& round);
/// Whether it names no more than attackers, of which alone a rule of that kind can speak.
bool is_all_attackers(const Selector& party, const Rule& rule);
/// Whether the time that it names is that of the fight that the ability speaks of: anything is played only
/// after attackers, and after blocks, and no more after damage (R-CBT-3).
bool is_of_fight(const Condition& condition, const Ability& ability);

}  // namespace sleight::playtest::combat
