#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Destroying, burying, sacrificing, regenerating, tapping, untapping, countering.
/// "Bury the creature with the least power. If two or more creatures are tied for least power, you choose one
/// of them": two steps; "" for others.
std::string say_act_on_most(Speaker& speaker, const Step& choice, const Step& act);

/// "Regenerate an Elephant": one that is picked; two steps, "" for others.
std::string say_saving_one(Speaker& speaker, const Step& choice, const Step& act);

/// "Choose two target creatures an opponent controls. That player chooses and sacrifices (or buries) one of
/// those creatures": two steps; "" for others.
std::string say_giving_up_one(Speaker& speaker, const Step& choice, const Step& act);

EffectFamily permanent_actions_family();

/// "Sacrifices a land": one of those of whoever does it, as that player likes. `who` empty: you.
Step sacrifice_some(const Selector& who, Selector what, Amount how_many);

/// "Untap up to two lands": two steps as one; "" for any others.
std::string say_some_tapped(Speaker& speaker, const Step& some, const Step& done);

/// What somebody may do: "copy target spell and may choose new targets for the copy".
std::string say_copy_offered(Speaker& speaker, const Step& step);

}  // namespace sleight
