#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Several sorts of permanents: "a Swamp, Mountain, black permanent, or red permanent"; read and said.
namespace sleight {

/// "A Swamp, Mountain, black permanent, or red permanent".
Selector read_sorts(ReadingContext& context, const Node& said);
/// "A Swamp, Mountain, black permanent, or red permanent"; "" for other sets.
std::string say_sorts(Speaker& speaker, const Selector& selector, std::string_view article);

}  // namespace sleight
