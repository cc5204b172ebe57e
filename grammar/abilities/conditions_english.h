#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What holds or does not: read and said.
namespace sleight {

Condition read_condition(ReadingContext& context, const Node& condition);
/// All of the times that are children of `node`: one, or all of several at once.
Condition read_whens(ReadingContext& context, const Node& node);

/// "As long as you control a Forest, " for what follows; "" where nothing is asked.
/// What is said of a condition that does not hold; "" where that takes the word "unless".
std::string say_denied_alone(Speaker& speaker, const Condition& none);
/// "It attacked this turn or it blocked this turn": any of the parts.
std::string say_any_of(Speaker& speaker, const Condition& parts);
std::string say_while(Speaker& speaker, const Condition& condition);
std::string say_condition(Speaker& speaker, const Condition& condition);
std::string say_when(Speaker& speaker, const Condition& condition);

}  // namespace sleight
