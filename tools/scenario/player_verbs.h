#pragma once

#include "tools/scenario/game.h"

/// The verbs with which the players of a scenario act.
namespace sleight::scenario {

Value casts(Game& game, PlayerId p, const Value& card, const Value& options);
Value activates(Game& game, PlayerId p, const Value& object, const Value& options);
Value interrupts(Game& game, PlayerId p, const Value& play, const Value& what, const Value& options);
/// Pays so that what waits of a card does not come.
void pays_off(Game& game, PlayerId p, const Value& card);
void plays_land(Game& game, PlayerId p, const Value& card);
void taps_for_mana(Game& game, PlayerId p, const Value& land, const Value& colour);

}  // namespace sleight::scenario
