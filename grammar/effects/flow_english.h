#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// "Sacrifice two swamps. If you cannot, ...", of both steps; "" for other two.
std::string say_not_so_many(Speaker& speaker, const Step& done, const Step& fewer);
/// What is done if something holds, again and again, or for each of several.
EffectFamily flow_family();

}  // namespace sleight
