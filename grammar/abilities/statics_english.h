#pragma once

#include "grammar/reading_context.h"

/// Sentences of a permanent that stand by themselves: each is a static ability. They are said by the families
/// of changes and rules.
namespace sleight {

void read_static(ReadingContext& context, const Node& sentence);

}  // namespace sleight
