#pragma once

#include <string_view>

#include "core/card/mana.h"
#include "core/card/words.h"

namespace sleight {

/// The English word of a colour ("white").
std::string_view colour_name(Colour colour);
/// The colour that a word means, or -1 when it means none.
int colour_index(Word word);

}  // namespace sleight
