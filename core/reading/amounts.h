#pragma once

#include "core/reading/context.h"

namespace sleight {

/// The value of `amount`.
int evaluate(const Context& context, const Amount& amount);
/// The value of `amount`, or `absent` when there is none.
int evaluate(const Context& context, const Box<Amount>& amount, int absent);

}  // namespace sleight
