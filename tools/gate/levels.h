#pragma once

#include <string>

namespace sleight {

/// The level of `check` (1 to 6) that finds what has this code; 0 for what is found at no level, such as what
/// settings and baselines say.
int level_of(const std::string& code);

/// Whether findings of this code, of level 4, are made only where card data or printings are given.
bool needs_card_data(const std::string& code);

}  // namespace sleight
