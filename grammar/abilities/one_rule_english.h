#pragma once

#include "grammar/reading_context.h"

/// Statements that say one rule of one thing: "attacking does not cause ~ to tap", "your hand size is five";
/// read.
namespace sleight {

/// Whether the statement is one of those: then its rule is added.
bool read_one_rule(ReadingContext& context, const Node& said, const Condition& holds);

}  // namespace sleight
