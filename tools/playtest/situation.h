#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/duel/duel.h"
#include "tools/playtest/probe_cards.h"

namespace sleight::playtest {

/// A card somewhere, as a scenario would put it there.
struct Placed {
  std::size_t card = 0;  ///< of the cards that a situation is made of
  PlayerId owner = PlayerId::bob;
  PlayerId controller = PlayerId::bob;
  Zone zone = Zone::in_play;
  bool tapped = false;
  bool sick = false;
  int damage = 0;
  std::vector<std::pair<Word, int>> counters = {};
  int on = -1;  ///< of a local enchantment: which of the things placed it lies on
};

/// Where a duel begins in which a card is tried: Bob's main phase of a turn that is not the first.
struct Situation {
  std::uint64_t seed = 0;
  std::array<int, player_count> life{20, 20};
  std::array<std::vector<std::pair<Word, int>>, player_count> counters;
  std::array<bool, player_count> no_library{};  ///< whose library is empty
  std::vector<Placed> placed;
  int last_turn = 5;  ///< Bob's turn, Sue's, and Bob's again
  /// It is full of what the card speaks of and waits for, and whoever can do such a thing does it.
  bool pressing = false;
};

/// The cards that situations are made of. The first is the one under test; those after it that bear its name
/// are left out.
struct Cast {
  std::vector<Card> cards;
  std::size_t probes_begin = 0;      ///< those made for it, to the end of the list
  std::size_t helper_cards_end = 0;  ///< the first of these do what it waits for
  std::string expansion;             ///< the card is of this one where it is of none: it names it
  std::vector<Word> counters;        ///< the kinds that it names
  std::vector<int> numbers;
  bool speaks_of_cards = false;
  bool speaks_of_combat = false;
  bool speaks_of_outside = false;  ///< of cards out of the game
  bool speaks_of_ante = false;     ///< of cards in the ante
  bool speaks_of_depth = false;    ///< of how many cards lie in a library
  bool speaks_of_crowds = false;   ///< of so many of a kind
  bool speaks_of_mana = false;
  bool speaks_of_itself = false;
  bool speaks_of_auras = false;
  bool speaks_of_owners = false;
  bool speaks_of_later = false;
  bool spends_counters = false;
  bool wants_much = false;
};
Cast cast_of(const Card& card, const std::vector<Card>& stock, const Library& keywords, const Words& words);

/// Nearly every part of a card makes a difference in one of so many; half of those behind them are pressing.
constexpr std::size_t first_situations = 20;
/// The situation of that number, the same for each equal cast.
Situation draw_situation(const Cast& cast, std::uint64_t seed, std::size_t number);
/// A duel in which it is so. `ids` are those of the cast in the library of the duel; `plain` fills the
/// libraries.
void set_out(Duel& duel, const Situation& situation, const std::vector<CardId>& ids, CardId plain);

}  // namespace sleight::playtest
