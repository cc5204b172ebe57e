#pragma once

#include <vector>

#include "scripting/language/custom_word.h"

namespace sleight {

/// Words that begin a file other than a card: keyword, counter_kind, rule_set, set, mod.
const std::vector<CustomWord>& module_words();

}  // namespace sleight
