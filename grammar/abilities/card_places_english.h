#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Where a card lies: "~ is in your graveyard with three or more creature cards above it"; read and said.
namespace sleight {

/// "~ is in your graveyard with three or more creature cards above it".
Condition read_lies_there(ReadingContext& context, const Node& said);
/// "~ is removed from the game with a scream counter on it".
Condition read_lies_removed(ReadingContext& context, const Node& said);
/// "Three or more creature cards are above ~".
Condition read_so_many_above(ReadingContext& context, const Node& said);
/// "~ is in your graveyard"; with "not ", that it is not; "" for whatever asks something else.
std::string say_lies_there(const Speaker& speaker, const Condition& condition, std::string_view not_so);

}  // namespace sleight
