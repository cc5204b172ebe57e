#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What a spell or ability says of its own casting or use: read and said.
namespace sleight {

/// "Use this ability only during your upkeep." speaks of the ability before it.
void read_restriction(ReadingContext& context, const Node& restriction);
void read_casting(ReadingContext& context, const Node& casting);

/// What follows an activated ability, one sentence after the other; "" where it may be used as any other.
std::string say_restrictions(Speaker& speaker, const Ability& ability);
/// What a card says of its casting, one line each.
std::string say_casting(Speaker& speaker);

}  // namespace sleight
