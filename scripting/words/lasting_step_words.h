#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// Changes and rules that hold for a time.
void add_lasting_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
