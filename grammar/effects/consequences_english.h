#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "grammar/effects/effect_family.h"
#include "grammar/speaker.h"

/// What follows from what was done or not, paid or not, won or lost: "if you do", "if you cannot",
/// "otherwise"; read and said.
namespace sleight {

/// "Sacrifice a creature. If you cannot, ...": what the step before could not find, or not so many, to do it
/// to. To as many as there are it is done all the same (R-RESOLVE-1).
Condition could_not(const Amount& so_many);
/// "Sacrifice two swamps. If you cannot, ...", of both steps; "" for other two.
std::string say_not_so_many(Speaker& speaker, const Step& done, const Step& fewer);
/// "Bury that many permanents you control. If you cannot, ...": three steps from that place on; "" for
/// others.
std::string say_picked_or_else(Speaker& speaker, const Steps& steps, std::size_t from);
/// "Any player may sacrifice two lands or have ~ deal 5 damage to that player. If a player does either, ...";
/// "" for other loops.
std::string say_either(Speaker& speaker, const Step& step);
/// "You may pay {1}. If you do, destroy target land. Its controller draws a card": the steps of a sentence,
/// which stand from `from` on, become a part of what comes of the offer before them, where they go on with
/// what was aimed at only there, or with what was moved, made or found by it. Whoever declines gets none of
/// it. `spoken_of`: what else the offer was the first to name, where the sentence only points back at it
/// ("that creature"); empty where there is none.
void keep_with_offer(Steps& steps, std::size_t from, const Selector& spoken_of);
/// Whether those steps do something to what the offer before them has moved, made, found, or first aimed at,
/// or measure it. `named`: which targets were spoken of before the offer.
bool goes_on_with_offer(const Step& offer, const Steps& added, const std::vector<bool>& named);
EffectFamily following_family();

}  // namespace sleight
