#pragma once

#include <array>

#include "core/card/mana.h"
#include "core/derived/mana_cache.h"

/// The sorts of mana that a cost asks for, as classes of demand: a class for each colour, for each pair of
/// which either will do, for an X of some colours only, and for any mana.
namespace sleight {

inline constexpr int either_class = colour_count;  ///< the first of those that either of two colours pays
inline constexpr int x_class = colour_count + static_cast<int>(either_colours.size());
inline constexpr int generic_class = x_class + 1;  ///< any mana pays
inline constexpr int class_count = generic_class + 1;
static_assert(class_count <= 32, "a bit for each class");

/// How much of each class is wanted.
using Wanted = std::array<int, class_count>;

/// The kinds of mana that pay a demand which not any mana pays.
unsigned wanted_kinds(int demand, Colours x_only);
/// What a cost asks for with X as `x` and `more` generic mana on top of it.
Wanted wanted_by(const ManaCost& cost, int x, Colours x_only, int more);

}  // namespace sleight
