#pragma once

#include "grammar/reading_context.h"

/// What power and toughness are equal to: "~'s power and toughness are each equal to the number of Forests
/// you control"; read.
namespace sleight {

/// "~'s power and toughness are each equal to the life paid as it came into play."
void read_size_is_given(ReadingContext& context, const Node& said, const Condition& holds);
/// "~'s power and toughness are each equal to the number of Forests you control", "... 's power is equal to
/// that number and its toughness is equal to that number plus 1".
void read_size_is_measured(ReadingContext& context, const Node& said, const Condition& holds);

}  // namespace sleight
