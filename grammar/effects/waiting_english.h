#pragma once

#include <string_view>

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What waits for a time or depends on what comes before it; phases that are skipped.
EffectFamily waiting_family();

/// Whether a step waits for the damage that its own effect has dealt.
bool waits_for_own_damage(const Step& step);

/// "Sacrifice it when ~ leaves play": what waits for the event that stands behind it.
void read_on_event(Meaning& meaning, const Node& clause, const Node& event, Steps& steps);
/// A step that waits for the next end of turn or of combat.
Step at_next_end(Meaning& meaning, bool of_combat);
/// A step that waits for the upkeep of the next turn.
Step at_next_upkeep(Meaning& meaning);

}  // namespace sleight
