#pragma once

#include <string>
#include <vector>

#include "core/decision.h"
#include "core/selection.h"

namespace sleight {

/// What a mode does decides when it may be played (R-DP-8): preventing belongs to the prevention step,
/// regenerating to the moment of dying, countering a spell to an interrupt.
enum class ModeUse : std::uint8_t { ordinary, prevention, regeneration, mana };
ModeUse use_of(const Mode& mode);

/// Every play that `player` may make now in `window`, pass first. `about` is the action that may be answered
/// (interrupt window: its play).
std::vector<Option> legal_plays(const Duel& duel, PlayerId player, Window window, Thing about = {});
/// The same, but nothing at all when there is nothing to do except to pass or to draw mana.
std::vector<Option> worthwhile_plays(const Duel& duel, PlayerId player, Window window, Thing about = {});
/// Why a play is not legal, in words with the rule's id; "" if it is.
std::string why_not(const Duel& duel, PlayerId player, const Option& play, Window window, Thing about = {});

/// Why `player` may not interrupt the play of that number any more: the chance is used up, or it is
/// successfully cast; "" when it is only a matter of having something to interrupt it with.
std::string why_not_interrupt(const Duel& duel, PlayerId player, std::uint32_t number);
/// Why `thing` is not among the targets that `source`, a spell being announced or a permanent, may choose in
/// `window`.
std::string why_not_target(const Duel& duel, ObjectId source, Thing thing, Window window);

/// The things that may be the next target of a spell or ability with these traits.
std::vector<Thing> legal_targets(const Context& context, const TargetSpec& spec, const Snapshot& traits,
                                 const std::vector<Thing>& already, bool enchanting, Window window,
                                 Thing about = {});
/// Whether a target is still legal when its play resolves (R-TARGET-5).
bool still_legal(const Duel& duel, const Play& play, std::size_t target);

}  // namespace sleight
