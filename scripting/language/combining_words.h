#pragma once

#include <vector>

#include "scripting/language/special_word.h"

namespace sleight {

/// Words that combine selectors, targets and modes.
const std::vector<SpecialWord>& combining_words();

}  // namespace sleight
