#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// Abilities that change a rule.
const std::vector<Form<Ability>>& rule_words();

}  // namespace sleight
