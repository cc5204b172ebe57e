#include "core/playing/costs/mana_classes.h"

namespace sleight {
namespace {

/// The kinds of mana that pay a demand of either of two colours.
ManaKinds kinds_of_either(int demand) {
  const auto& [one, other] = either_colours[static_cast<std::size_t>(demand - either_class)];
  return (Colours(one) | other).bits();
}

}  // namespace

unsigned wanted_kinds(int demand, Colours x_only) {
  if (demand == x_class) return x_only.bits();
  return demand >= either_class ? kinds_of_either(demand) : 1U << static_cast<unsigned>(demand);
}

Wanted wanted_by(const ManaCost& cost, int x, Colours x_only, int more) {
  Wanted wanted{};
  for (std::size_t i = 0; i < colour_count; ++i) wanted[i] = cost.coloured[i];
  for (std::size_t i = 0; i < cost.either.size(); ++i) wanted[either_class + i] = cost.either[i];
  // X is generic unless the card says which colours pay for it (R-MANA-7). What is taken off it and is more
  // than X is taken off `more`.
  const int of_x = cost.of_x(x);
  wanted[generic_class] = cost.generic + (cost.of_x(x, more) - of_x);
  wanted[x_only.empty() ? generic_class : x_class] += of_x;
  return wanted;
}

}  // namespace sleight
