#pragma once

#include "grammar/effects/effect_family.h"
#include "grammar/reading_context.h"

/// What is said of what is destroyed, behind it: "it cannot be regenerated"; read.
namespace sleight {

/// "It cannot be regenerated" of what is destroyed: burying. Whether the statement said that and it is done.
bool read_no_regeneration(ReadingContext& context, const Node& statement, Steps& steps);
EffectFamily destroyed_family();

}  // namespace sleight
