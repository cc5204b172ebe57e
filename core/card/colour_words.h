#pragma once

#include "core/card/mana.h"
#include "core/card/words.h"

namespace sleight {

/// The colour that a word means, or -1 when it means none.
int colour_index(Word word);

}  // namespace sleight
