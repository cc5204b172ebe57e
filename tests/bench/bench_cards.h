#pragma once

#include <memory>
#include <string>

#include "core/playing/turn/setup.h"

/// A library of some thirty plain cards built in C++, so that the core's speed is measured without scripts.
namespace sleight::bench {

struct Setting {
  std::shared_ptr<const Library> library;
  std::shared_ptr<const Rules> rules;
};

/// Lands, creatures with and without abilities, burn, pumps, removal, anthems, enchantments on creatures.
Setting small_setting();
/// Forty cards of it: seventeen lands and what they cast. `which` picks one of the two decks.
Deck small_deck(const Library& library, int which);
/// A duel in Bob's main phase with fifty permanents in play and `effects` continuous effects among them.
Duel board(const Setting& setting, int effects);

}  // namespace sleight::bench
