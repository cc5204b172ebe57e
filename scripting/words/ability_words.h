#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// Abilities that an event sets off.
const std::vector<Form<Ability>>& trigger_words();
/// Activated and continuous abilities, and choices made when a card is played.
const std::vector<Form<Ability>>& ability_words();

}  // namespace sleight
