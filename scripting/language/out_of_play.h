#pragma once

#include "scripting/language/scope.h"

/// What has left play by the time that a step is done to it: the card that it is elsewhere is no permanent,
/// and nothing that is done to permanents is done to it (R-ZONE-2).
namespace sleight {

/// Whether a step does what is done to permanents alone, or changes what it is given. Counters of kinds that
/// make nothing bigger may lie on cards elsewhere (`sizes`: those of this step do).
bool is_done_in_play(const Step& step, bool sizes);
/// Whether all that the selector gives lies outside play there.
bool lies_outside_play(const Scope& scope, const Selector& selector);
/// Whether what a search finds lies outside play.
bool finds_cards(const Step& search);
/// Notes what a step has taken out of play, and what it has put there.
void note_moves(const Step& step, Scope& scope);
/// Notes what an event is told of that has left play.
void note_gone(const Trigger& trigger, Scope& scope);

}  // namespace sleight
