#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// So many of those, as whoever does it likes, and they are what was found.
Selector pick(Meaning& meaning, Selector what, Amount how_many, const Selector& subject, Steps& steps,
              bool at_random = false);
/// From one zone to another, in and out of the attack.
/// "Put all but one of them on the bottom of your library in a random order"; "" for other two steps.
/// "Remove ~ from the game with two time counters on it": two steps; "" for others.
std::string say_removed_with_counters(Speaker& speaker, const Step& first, const Step& second);
std::string say_all_but_one(Speaker& speaker, const Step& chosen, const Step& rest);
/// "Shuffle your library and put the last cards you looked at this way on top of your library in any order",
/// of the four steps from there on; "" for others.
std::string say_shuffled_under(const Steps& steps, std::size_t from);
EffectFamily moves_family();

}  // namespace sleight
