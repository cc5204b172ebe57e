#pragma once

#include <set>
#include <vector>

#include "core/card/library.h"

namespace sleight::playtest {

/// What the card under test speaks of, as cards and counters that are made for it.
struct ProbeCards {
  /// For each selector of the card one that it means, and for each of its filters one that it means not but
  /// for that filter alone.
  std::vector<Card> cards;
  std::size_t helper_cards = 0;    ///< how many of them, from the first, do what the card waits for
  std::string expansion;           ///< one that it names; "": none
  std::set<Word> counters;         ///< the kinds that it names
  std::vector<int> numbers;        ///< those that it names, of 2 and more: so many counters matter
  bool speaks_of_cards = false;    ///< of cards outside play
  bool speaks_of_combat = false;   ///< of attackers, blockers or their time
  bool speaks_of_outside = false;  ///< of cards out of the game
  bool speaks_of_ante = false;     ///< of cards in the ante
  bool speaks_of_depth = false;    ///< of how many cards lie in a library
  bool speaks_of_crowds = false;   ///< of so many of a kind
  bool speaks_of_mana = false;     ///< of what is tapped for mana
  bool speaks_of_itself = false;   ///< of others of its name
  bool speaks_of_auras = false;    ///< of what lies on what
  bool speaks_of_owners = false;   ///< of whose permanents are
  bool speaks_of_later = false;    ///< of turns to come
  bool spends_counters = false;    ///< something of it is paid for with counters
  bool wants_much = false;         ///< mana: X, or three of one colour
};
ProbeCards probe_cards_of(const Card& card, const Library& keywords, const Words& words);

}  // namespace sleight::playtest
