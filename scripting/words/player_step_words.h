#pragma once

#include <vector>

#include "scripting/words/word_form.h"

namespace sleight {

/// Damage, life, and the cards that players draw and discard.
void add_life_and_card_steps(std::vector<Form<Step>>& list);
/// Libraries, phases and turns, and what is looked for.
void add_turn_and_search_steps(std::vector<Form<Step>>& list);

}  // namespace sleight
