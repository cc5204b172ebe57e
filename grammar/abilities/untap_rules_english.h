#pragma once

#include "grammar/abilities/rule_family.h"
#include "grammar/reading_context.h"

/// What does not untap, or may stay tapped: "it does not untap during your untap phase"; read.
namespace sleight {

/// What untaps, and how much of it.
RuleFamily untap_rules();
/// A permanent untaps in its controller's untap phase: no other is a time for this rule.
bool names_untap_phase_of(ReadingContext& context, Selector& subject, const Node& whose);
/// Whether a rule that lasts so long is one of your next untap phase, and not of its controller's.
bool is_of_your_next_untap(const Ability& rule, Duration lasting);

}  // namespace sleight
