#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// Effects of one shape that become others.
void rewrite_printed_deeds(Text& line, std::string_view subject);
/// "Sacrifice a creature to ...", of a spell.
void rewrite_costs_of_spell(Text& line);

}  // namespace sleight
