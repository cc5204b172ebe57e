#pragma once

#include <vector>

#include "core/query/context.h"

namespace sleight {

/// Everything that `selector` gives, without doubles, in a fixed order: players active first, permanents in
/// the order in which they came into play.
std::vector<Thing> select(const Context& context, const Selector& selector);
/// Whether `selector` gives anything.
bool any_selected(const Context& context, const Selector& selector);
/// How many things `selector` gives.
int count_selected(const Context& context, const Selector& selector);
/// Whether `thing` is among what `selector` gives.
bool selects(const Context& context, const Selector& selector, Thing thing);
/// The first thing `selector` gives, or one of kind none.
Thing first_selected(const Context& context, const Selector& selector);
/// The first player `selector` gives; `fallback` when the selector is empty; none when it gives no player.
PlayerId selected_player(const Context& context, const Selector& selector, PlayerId fallback);

}  // namespace sleight
