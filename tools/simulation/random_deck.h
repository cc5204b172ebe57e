#pragma once

#include "core/playing/turn/setup.h"

namespace sleight {

/// The cards of a library that a deck may hold; tokens are none.
std::vector<CardId> playable_cards(const Library& library);
/// A deck made by chance out of `cards`: four of `featured`, basic lands for what those cost, and spells that
/// the same lands pay.
Deck random_deck(const Library& library, const std::vector<CardId>& cards, CardId featured, int size,
                 Random& random);

}  // namespace sleight
