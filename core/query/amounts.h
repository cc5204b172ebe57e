#pragma once

#include "core/query/context.h"

namespace sleight {

/// The value of `amount`.
int evaluate(const Context& context, const Amount& amount);
/// The value of `amount`, or `absent` when there is none.
int evaluate(const Context& context, const Box<Amount>& amount, int absent);
/// A power or toughness as whoever asks for it is told: below 0 it counts as 0 for everything but raising and
/// lowering it (R-CRE-2, D-29).
int counted(const Duel& duel, int power);

}  // namespace sleight
