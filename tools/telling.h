#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/reading/listeners.h"
#include "core/reading/selector_walk.h"
#include "core/table/decision.h"
#include "core/telling/explain.h"

/// The game's things in words, for terminals, messages and scenarios.
namespace sleight {

std::string name_of(PlayerId player);
std::string name_of(Zone zone);
/// The zone of that name ("in play", "graveyard", ...); false when there is none.
bool zone_named(std::string_view name, Zone& zone);
const std::vector<std::string>& zone_names();
std::string name_of(Colour colour);
/// "colourless" or the colours by name, in the order of costs.
std::vector<std::string> names_of(Colours colours);
std::vector<std::string> names_of(CardType types);
std::vector<std::string> names_of(Supertype supertypes);
/// How a value came about (law 7), with the paths of scripts as a person reads them.
Explanation explained(const Duel& duel, ObjectId id, const std::string& value);
/// The step or phase the duel is in, spelt as in scenarios: "main", "attackers", "first strike damage", ...
std::string step_of(const Duel& duel);
std::string title_of(const Duel& duel, Thing thing);
std::string title_of(const Duel& duel, ObjectId id);
/// One answer that a decision offers: "cast Terror", "Grizzly Bears", "done", "black".
std::string tell(const Duel& duel, const Decision& decision, const Option& option);
/// The question itself: "Bob: which card to discard? (Hypnotic Specter)".
std::string tell(const Duel& duel, const Decision& decision);
/// What the effect of a mode begins with: "destroy", "counter", "tap"; "" when it is not known.
std::string mode_word(const Duel& duel, const Decision& decision, int mode);
/// `words` separated by commas.
std::string listed(const std::vector<std::string>& words);
std::string lower(std::string_view text);

}  // namespace sleight
