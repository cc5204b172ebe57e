#pragma once

#include "grammar/abilities/rule_family.h"
#include "grammar/meaning.h"

/// What does not untap, or may stay tapped: "it does not untap during your untap phase"; read.
namespace sleight {

/// What untaps, and how much of it.
RuleFamily untap_rules();
/// A permanent untaps in its controller's untap phase: no other is a time for this rule.
bool names_untap_phase_of(Meaning& meaning, Selector& subject, const Node& whose);

}  // namespace sleight
