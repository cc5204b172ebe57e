#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// What is chosen, and what is done if, again, for each, or later.
void add_flow_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
