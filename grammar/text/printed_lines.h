#pragma once

#include <vector>

#include "grammar/text/text.h"

/// What was printed as one paragraph, ability by ability.
namespace sleight {

/// Of a permanent: sentences that hold by themselves, and those that belong to a use or an event before them.
std::vector<Text> lines_of_permanent(const Text& line);
/// Of a spell: what it says of its own casting, and its effect.
std::vector<Text> lines_of_spell(const Text& line);

}  // namespace sleight
