#pragma once

#include "grammar/reading_context.h"

/// What happens in the place of something else: "if you would draw a card, you gain 1 life instead"; read.
namespace sleight {

/// "If you would draw a card, you gain 1 life instead."
Ability read_instead(ReadingContext& context, const Node& instead);
/// "Players skip their draw phase", "skip your draw phase": each of them, not the next one.
Ability read_skipped_phase(ReadingContext& context, const Node& skipping);
/// "Lands tapped for mana produce {U} instead of any other type": the rule, but for what it affects.
Ability read_produces_instead(ReadingContext& context, const Node& said);
/// The steps of the ability before, where they are done in the place of something; null for other abilities.
Steps* done_instead(ReadingContext& context);
/// "Then any other player may pay 2 life": more that is done in that place.
void read_done_instead(ReadingContext& context, const Node& sentence, Steps& steps);

/// Whether the rule lets somebody do something in the place of untapping a permanent, and nothing more.
bool is_offered_for_untapping(const Ability& rule);
/// What is done by whoever declines that: the permanent untaps, as it would have.
Steps untapping_after_all(const Ability& rule);

}  // namespace sleight
