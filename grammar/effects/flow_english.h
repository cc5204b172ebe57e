#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// "Sacrifice two swamps. If you cannot, ...", of both steps; "" for other two.
std::string say_not_so_many(Speaker& speaker, const Step& done, const Step& fewer);
/// What is done if something holds, again and again, or for each of several.
/// "Target opponent chooses a card from your graveyard. You may pay {G}. If you do, repeat this process
/// except that opponent cannot choose a card already chosen for ~"; "" for other steps.
std::string say_chosen_anew(Speaker& speaker, const Step& step);

EffectFamily flow_family();

}  // namespace sleight
