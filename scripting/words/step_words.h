#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// The words that are steps of an effect.
const std::vector<Form<Step>>& step_words();

}  // namespace sleight
