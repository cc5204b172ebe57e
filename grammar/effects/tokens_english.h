#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// Making tokens.
/// "Put a black Spirit creature token into play. Its power is equal to that creature's power and its
/// toughness is equal to that creature's toughness": two steps; "" for others.
std::string say_sized_token(Speaker& speaker, const Step& make, const Step& sized);

/// A token as it is described: "1/1 red Survivor creature token".
Card read_token(ReadingContext& context, const Node& said);
/// "Put a 1/1 red Survivor creature token into play".
std::string say_creating(Speaker& speaker, const Step& step);

EffectFamily tokens_family();

}  // namespace sleight
