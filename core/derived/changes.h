#pragma once

#include <string_view>

#include "core/query/context.h"

namespace sleight {

/// What the parts of `change` mean now, to be kept by a lasting effect; empty when nothing in it is open.
std::vector<FixedPart> fixed_parts(const Context& context, const Change& change);
/// The amount of a part: as it was fixed when its lasting effect was made, else what it is now.
int amount_of(const Context& context, const ChangePart& part);
/// Whom the reference of a part means (a controller): as it was fixed, else now.
Thing who_of(const Context& context, const ChangePart& part);
/// The card that a copy is one of: what its original was when it was chosen or the effect was made, whatever
/// has become of that since; else what it is now.
CardId copied_card(const Context& context, const ChangePart& part);
/// Whether the part makes a copy of what `choose` settled.
bool is_copy_of_chosen(const ChangePart& part);

/// What the printed card is: every characteristic that no effect has touched. Power and toughness that depend
/// on the duel are left 0; `dynamic` gets told.
Characteristics printed_characteristics(const Library& library, CardId id, bool* dynamic);

/// Makes another of the one land type `type` that a land has, and leaves all else of it. False: what it
/// becomes was never settled.
bool change_land_type(const Context& context, const ChangePart& part, Word type, Characteristics& object);
/// Applies one part of a change to the flat characteristics of `object`: everything but the parts that deal
/// with abilities and copies. `times` is how often a counter counts.
void apply_flat(const Context& context, const ChangePart& part, Characteristics& object, int times = 1);

}  // namespace sleight
