#pragma once

#include "core/reading/context.h"

namespace sleight {

/// The value of `amount`.
int evaluate(const Context& context, const Amount& amount);
/// The value of `amount`, or `absent` when there is none.
int evaluate(const Context& context, const Box<Amount>& amount, int absent);
/// The number at which a lasting effect is fixed when it is made (Effect::x): the first amount in `change`
/// that is not written out. The effect then reads that number wherever such an amount stands.
int number_to_fix(const Context& context, const Change& change);

}  // namespace sleight
