#pragma once

#include "grammar/meaning.h"

/// What happens in the place of something else: "if you would draw a card, you gain 1 life instead"; read.
namespace sleight {

/// "If you would draw a card, you gain 1 life instead."
Ability read_instead(Meaning& meaning, const Node& instead);
/// "Players skip their draw phase", "skip your draw phase": each of them, not the next one.
Ability read_skipped_phase(Meaning& meaning, const Node& skipping);
/// "Lands tapped for mana produce {U} instead of any other type": the rule, but for what it affects.
Ability read_produces_instead(Meaning& meaning, const Node& said);

}  // namespace sleight
