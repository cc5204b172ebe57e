#pragma once

#include <string>

#include "tools/scenario/game.h"

/// The verbs that set a scenario up.
namespace sleight::scenario {

/// The rule set, and options of it; the first call of a scenario.
void choose_rules(Game& game, const std::string& name, const Value& options);
/// Puts a card there; gives the object, or a list of them.
Value has(Game& game, PlayerId p, const std::string& zone_name, const std::string& name,
          const Value& options);
/// Puts untapped lands into play.
Value lands(Game& game, PlayerId p, const std::string& name, int count);
void set_life(Game& game, PlayerId p, int life);
void set_counters(Game& game, PlayerId p, const Value& counters);
/// Adds the mana of these symbols to the pool.
void add_mana(Game& game, PlayerId p, const std::string& symbols);
/// Puts a test card into play: a creature, or what its text or script says.
Value makes(Game& game, PlayerId p, const std::string& name, const Value& options);
/// Adds the card of a script to this scenario's library and gives its name.
Value add_card(Game& game, const std::string& script);
/// The object of that name that p controls in play; of several equal ones the oldest. `which` counts from 1,
/// the oldest first; 0: it is not said.
Value finds(Game& game, PlayerId p, const std::string& name, int which);
/// Both draw their opening hands, and the first turn of the duel begins: that of p.
void begins(Game& game, PlayerId p);
/// Fails when the duel is in the middle of something, where `verb` cannot set anything up.
void need_rest(Game& game, const char* verb);

}  // namespace sleight::scenario
