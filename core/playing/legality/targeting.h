#pragma once

#include <vector>

#include "core/query/context.h"
#include "core/table/decision.h"

namespace sleight {

/// When and to what end targets are chosen.
struct Aim {
  Window window = Window::none;  ///< none: for an effect that happens by itself
  Thing about{};                 ///< in an interrupt window: what is interrupted
  bool counters = false;         ///< what is aimed at is countered by it (R-CAST-4)
  bool enchanting = false;       ///< it is what a local enchantment will lie on (R-ENCH-1)
};
/// The things that may be the next target of a spell or ability with these traits.
std::vector<Thing> legal_targets(const Context& context, const TargetSpec& spec, const SourceTraits& traits,
                                 const std::vector<Thing>& already, const Aim& aim);
/// Whether there is any thing that may be the first target of what says so of its target.
bool has_legal_target(const Context& context, const Selector& what, const SourceTraits& traits,
                      const Aim& aim);
/// What else could be that target of a play under way.
std::vector<Thing> other_targets(const Duel& duel, const BatchItem& play, std::size_t target);
/// Whether any of several specifications speaks of targets that are chosen before it.
bool speaks_of_targets(const std::vector<TargetSpec>& specs);
/// Whether targets can be chosen for all specifications from number `at` on, one after the other, where a
/// later one speaks of those before it. `context` tells of what has been chosen already.
bool can_choose_from(const Context& context, const std::vector<TargetSpec>& specs, std::size_t at,
                     const SourceTraits& traits, const Aim& aim);
/// Of those that may be targets of the specification, the ones that can stand beside `chosen`, which are
/// already: where all are cards of one player, those of that player, or of one who has as many as are asked.
std::vector<Thing> of_one_owner(const Duel& duel, const TargetSpec& spec, int least, std::vector<Thing> legal,
                                const std::vector<Thing>& chosen);
/// Whether a target is still legal when its play resolves (R-TARGET-5).
bool still_legal(const Duel& duel, const BatchItem& play, std::size_t target);

}  // namespace sleight
