#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// The words that are amounts.
const std::vector<Form<Amount>>& amount_words();
/// The words that are conditions.
const std::vector<Form<Condition>>& condition_words();

}  // namespace sleight
