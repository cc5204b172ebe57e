#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/card/library.h"
#include "core/playing/turn/setup.h"

namespace sleight::kit {

/// Some forty cards of every kind built in C++, so that the core can be tested with no script near.
std::shared_ptr<Library> small_library();

/// So many of each of these cards.
Deck deck_of(const Library& library, const std::vector<std::pair<const char*, int>>& cards);
/// Forty cards of the small library: lands, creatures, spells and permanents that do things.
Deck mixed_deck(const Library& library);

}  // namespace sleight::kit
