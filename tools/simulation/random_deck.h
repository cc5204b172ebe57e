#pragma once

#include "core/playing/turn/setup.h"

namespace sleight {

/// The cards of a library that a deck may hold which is not played for ante; tokens are none, and cards whose
/// text is not wholly read only where they are wanted `unread`.
std::vector<CardId> playable_cards(const Library& library, bool unread);
/// A deck made by chance out of `cards`: four of `featured`, basic lands for what those cost, and spells that
/// the same lands pay.
Deck random_deck(const Library& library, const std::vector<CardId>& cards, CardId featured, int size,
                 Random& random);

}  // namespace sleight
