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
  wanted[generic_class] = cost.generic + more;
  // X is generic unless the card says which colours pay for it (R-MANA-7).
  wanted[x_only.empty() ? generic_class : x_class] += cost.x * x;
  return wanted;
}

}  // namespace sleight
