#pragma once

#include "core/derived/mana_cache.h"
#include "core/table/table.h"

namespace sleight {

/// Taps the permanent of a source that does nothing at once but give mana (`at_once`), into the pool, with
/// what follows from it (R-MPROD-1, tapped_for_mana). `kind`: which of `any_of`.
void tap_for_mana(Table& table, PlayerId player, const ManaSource& source, std::size_t kind);
/// Draws mana as a payment has planned it, without a question: `kind` is which of `any_of` comes, and `price`
/// the mana that was spent on it, which is paid already. What it sets off waits until the payment is over,
/// but for what adds to the mana. False, and nothing done, where that is not possible any more.
bool draw_as_planned(Table& table, PlayerId player, const ManaSource& source, std::size_t kind,
                     const ManaPool& price);

/// Pays life for one colourless mana by the rule that says so; false where it is in force no more.
bool draw_for_life(Table& table, PlayerId player, AbilityId rule);

}  // namespace sleight
