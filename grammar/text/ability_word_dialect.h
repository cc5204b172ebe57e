#pragma once

#include "grammar/text/text.h"

/// Words of later years that stand before abilities of one kind and mean nothing themselves.
namespace sleight {

/// "Threshold -- ": is left out.
void drop_ability_word(Text& line);

}  // namespace sleight
