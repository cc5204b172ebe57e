#pragma once

#include <string_view>

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What waits for a time or depends on what comes before it; phases that are skipped.
EffectFamily delayed_effects_family();

/// Whether a step waits for the damage that its own effect has dealt.
bool waits_for_own_damage(const Step& step);

/// "Sacrifice it when ~ leaves play": what waits for the event that stands behind it.
void read_on_event(ReadingContext& context, const Node& clause, const Node& event, Steps& steps);
/// A step that waits for the next end of turn or of combat.
Step at_next_end(ReadingContext& context, bool of_combat);
/// A step that waits for the upkeep of the next turn.
Step at_next_upkeep(ReadingContext& context);

/// "Whenever ~ blocks or becomes blocked by a creature this turn, ..."; "" where that is not what two steps
/// wait for.
std::string say_either_block(Speaker& speaker, const Steps& steps);
/// Two steps that keep something from untapping twice, in one sentence; "" for any others.
std::string say_two_untaps(Speaker& speaker, const Step& first, const Step& second);
/// A step that waits for the next turn of whoever controls that, or for what of it is behind its untap phase.
Step at_next_turn_of(ReadingContext& context, const Selector& thing, bool untapped);

}  // namespace sleight
