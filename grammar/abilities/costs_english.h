#pragma once

#include <string>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// What is paid: read and said.
namespace sleight {

Cost read_cost(Meaning& meaning, const Node& cost);

/// "{1}, {T}, sacrifice a creature", with a capital; "{0}" for a cost of nothing.
std::string say_cost(Speaker& speaker, const Cost& cost);
/// What somebody pays, in the middle of a sentence: "{2}", "2 life", "sacrifice a creature".
std::string say_price(Speaker& speaker, const Cost& cost);

}  // namespace sleight
