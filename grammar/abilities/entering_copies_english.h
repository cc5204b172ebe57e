#pragma once

#include "grammar/reading_context.h"

/// "You may have ~ come into play as a copy of any creature in play, except ..."; read.
namespace sleight {

/// "You may have ~ come into play as a copy of any creature in play": what is chosen before it is there, and
/// that it is then.
void read_entering_copy(ReadingContext& context, const Node& said);

}  // namespace sleight
