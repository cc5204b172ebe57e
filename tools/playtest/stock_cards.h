#pragma once

#include <vector>

#include "core/card/library.h"
#include "grammar/open_words.h"

namespace sleight::playtest {

/// Cards that each card under test meets: the basic lands, creatures of each colour, things of each type, and
/// spells that do what is done most to other cards. Their texts are read by the grammar; what a vocabulary
/// has no words for is left out. `words` learns the words that they hold.
std::vector<Card> stock_cards(const Vocabulary& vocabulary, Words& words);

}  // namespace sleight::playtest
