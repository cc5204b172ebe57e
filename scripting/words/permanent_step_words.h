#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// What is done to permanents and spells, the attack and counters.
void add_permanent_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
