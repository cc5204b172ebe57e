#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/duel/duel.h"
#include "core/explanation/explain.h"

/// What the things of a duel are called, in terminals, messages and scenarios.
namespace sleight {

/// "Bob", "Sue", "nobody".
std::string name_of(PlayerId player);
/// Zones by name; unlike scripts, these know "nowhere", where a token is that has left play.
std::string name_of(Zone zone);
bool zone_named(std::string_view name, Zone& zone);
const std::vector<std::string>& zone_names();
/// The colours, types or supertypes by name; none gives an empty list.
std::vector<std::string> names_of(Colours colours);
std::vector<std::string> names_of(CardType types);
std::vector<std::string> names_of(Supertype supertypes);
/// The step or phase the duel is in, spelt as in scenarios: "main", "attackers", "first strike damage", ...
std::string step_of(const Duel& duel);
/// The step or phase that the duel is in the middle of: while damage is dealt, "damage" and not "blockers".
std::string step_under_way(const Duel& duel);
/// What a thing is called now; of damage also how much it is, to whom and from what.
std::string title_of(const Duel& duel, Thing thing);
std::string title_of(const Duel& duel, ObjectId id);
std::string title_of(const Duel& duel, const LastKnown& traits);
/// How a value came about (law 7), with the paths of scripts as a person reads them.
Explanation explained(const Duel& duel, ObjectId id, const std::string& value);

}  // namespace sleight
