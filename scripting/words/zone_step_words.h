#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// What goes from zone to zone or from owner to owner, and tokens.
void add_zone_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
