#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What is given up as a card comes into play, as much as somebody likes, and how much that was; and what
/// each gives up to have no more than the other.
EffectFamily entering_family();

/// "The number of Forests sacrificed as it came into play", "the life paid as it came into play".
Amount read_given_entering(ReadingContext& context, const Node& said);
/// "Each player chooses a number of lands they control equal to ..., then sacrifices the rest"; "" for
/// others.
std::string say_evened(Speaker& speaker, const Step& step);
/// "Sacrifice any number of untapped Forests"; "" for other steps.
std::string say_given_entering(Speaker& speaker, const std::vector<Step>& steps);

}  // namespace sleight
