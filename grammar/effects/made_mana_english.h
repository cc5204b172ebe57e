#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// "Add 3 mana in any combination of red and/or green"; "" where something else is done several times.
std::string say_combination(Speaker& speaker, const Step& repeat);
/// "Spend this mana only to cast artifact spells.": what is said of the mana that a step, or a step within
/// it, adds; "" where it may be spent on anything.
std::string say_reserved(Speaker& speaker, const Step& whole);

/// Adding mana to pools and emptying them.
EffectFamily mana_family();

/// A step that adds what the mana symbols say.
Step read_added_mana(ReadingContext& context, const Node& mana);
/// One symbol that stands for what is made: "{B}", "{C}".
ManaKinds read_kind_of_mana(ReadingContext& context, const Node& mana);
/// "Add an additional {U}", of somebody who is named; "" for any other step.
std::string say_more_mana(const Step& step);
/// "{C}{C}{B}": what is put into a pool.
std::string say_added_mana(const Step& step);

}  // namespace sleight
