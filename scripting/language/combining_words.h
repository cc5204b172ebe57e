#pragma once

#include <vector>

#include "scripting/language/custom_word.h"

namespace sleight {

/// Words that combine selectors, targets and modes.
const std::vector<CustomWord>& combining_words();

}  // namespace sleight
