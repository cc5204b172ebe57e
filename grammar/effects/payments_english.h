#pragma once

#include "grammar/effects/effect_family.h"

namespace sleight {

/// What somebody may do or pay, and what follows when they do not.
EffectFamily payments_family();

/// Whether that is said of somebody who may do it or not.
bool is_offer(const Node& predicate);
/// Whether the same player may pay one of two amounts of mana, of which the first is the lower.
bool has_two_prices(const Step& offer);
/// Steps in one clause, where each of them is one: "tap it, then you lose 1 life"; "" where one is more.
std::string say_in_one(Speaker& speaker, const Steps& steps);

}  // namespace sleight
