#pragma once

#include <string>

#include "core/card/library.h"

namespace sleight {

/// The English of what a card really does, in the house wording, one ability a line. `words` spells its
/// words. What the grammar can say at all reads back as an equal definition.
std::string describe(const Card& card, const Words& words);
/// The English of one ability of `card`, without a full stop only where it is a keyword.
std::string describe(const Card& card, const Ability& ability, const Words& words);

}  // namespace sleight
