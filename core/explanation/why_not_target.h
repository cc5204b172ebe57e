#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/derived/rules_in_force.h"
#include "core/table/decision.h"

namespace sleight {

class PlayQuestion;

/// What a target is asked for.
struct TargetAsked {
  Window window = Window::none;
  std::optional<AbilityId> ability{};  ///< which use asks; `AbilityId::none`: the spell; nothing: any use
  bool chosen = false;                 ///< the thing is one of its targets already
  std::optional<std::size_t> mode{};   ///< which mode of that use, from 0; nothing: any of them
  std::size_t before = 0;              ///< how many targets were chosen for it before
};

/// Why `thing` is not among the targets that `source`, a spell being announced or a permanent, may choose.
std::string why_not_target(const Duel& duel, ObjectId source, Thing thing, const TargetAsked& asked);
/// Why not, for a person: "Black Knight has protection from white (R-PROT-1)"; "" when it may.
std::string why_not_targeted(const Duel& duel, Thing thing, const LastKnown& traits, bool enchanting);
/// Why a spell or ability has no legal target at all: what comes nearest is named. `ability` is that of the
/// spell or the activated one; null for permanent spells.
std::string why_no_target(const PlayQuestion& question, const Context& context, const Ability* ability);

}  // namespace sleight
