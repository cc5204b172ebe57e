#pragma once

#include <string>

#include "core/reading/rules_in_force.h"
#include "core/table/decision.h"

namespace sleight {

/// Why a play is not legal, in words with the rule's id; "" if it is.
std::string why_not(const Duel& duel, PlayerId player, const Option& play, Window window, Thing about = {});
/// Why `player` may not interrupt the play of that number any more: the chance is used up, or it is
/// successfully cast; "" when it is only a matter of having something to interrupt it with.
std::string why_not_interrupt(const Duel& duel, PlayerId player, std::uint32_t number);
/// Why `thing` is not among the targets that `source`, a spell being announced or a permanent, may choose in
/// `window`.
std::string why_not_target(const Duel& duel, ObjectId source, Thing thing, Window window);
/// Why not, for a person: "Black Knight has protection from white (R-PROT-1)"; "" when it may.
std::string why_not_targeted(const Duel& duel, Thing thing, const Snapshot& traits, bool enchanting);
/// Whose rule it is, for a person: "Moat says so", "Scryb Sprites has flying", "the rules say so".
std::string said_by(const RuleInForce& force);

}  // namespace sleight
