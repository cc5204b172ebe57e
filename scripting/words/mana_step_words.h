#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// Mana, and what it is spent on.
void add_mana_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
