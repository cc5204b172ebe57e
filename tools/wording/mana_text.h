#pragma once

#include <string>
#include <string_view>

#include "core/card/mana.h"

namespace sleight {

/// A pool in symbols, "{W}{B}{B}{C}"; "" when empty.
std::string pool_text(const ManaPool& pool);
/// What the symbols in `text` add up to; false when it is no such text. A number is that much colourless
/// mana.
bool read_pool(std::string_view text, ManaPool& pool);

}  // namespace sleight
