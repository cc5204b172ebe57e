#pragma once

#include <string>

#include "core/reading/rules_in_force.h"
#include "core/table/decision.h"

namespace sleight {

class PlayQuestion;

/// Why `thing` is not among the targets that `source`, a spell being announced or a permanent, may choose in
/// `window`.
std::string why_not_target(const Duel& duel, ObjectId source, Thing thing, Window window);
/// Why not, for a person: "Black Knight has protection from white (R-PROT-1)"; "" when it may.
std::string why_not_targeted(const Duel& duel, Thing thing, const Snapshot& traits, bool enchanting);
/// Why a spell or ability has no legal target at all: what comes nearest is named. `ability` is that of the
/// spell or the activated one; null for permanent spells.
std::string why_no_target(const PlayQuestion& question, const Context& context, const Ability* ability);

}  // namespace sleight
