#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/table/table.h"

/// Before the first turn of a duel, and after its last.
namespace sleight {

/// A deck: the cards of it, by library id, doubles repeated.
using Deck = std::vector<CardId>;

/// The most cards that a deck may have: slots are 16 bits, and tokens need some.
inline constexpr std::size_t most_cards_of_deck = 10'000;

/// Why a deck is refused, as what is told of it ("has 12 cards; it needs at least 40 (R-SETUP-1)"), or "".
std::string deck_problem(const Duel& duel, const Deck& deck, const Terms& terms = {});

/// Puts two decks on the table: checks them (R-SETUP-1), makes all cards objects, seeds chance. Nothing is
/// shuffled or drawn yet; `play_on` begins with that. Returns "" or why a deck or the terms are refused.
std::string set_up(Duel& duel, const Deck& bobs, const Deck& sues, std::uint64_t seed,
                   const Terms& terms = {});

/// Shuffles, puts up the ante, settles who plays first, and draws the opening hands (R-SETUP-2 to R-SETUP-5,
/// R-SETUP-8).
void deal_in(Table& table);

/// The terms of the next duel of a series, by how this one ended: as before, and its loser decides who plays
/// first; after a drawn duel whoever decided before (R-SETUP-5, D-01).
Terms next_terms(const Duel& ended);

/// The winner owns every card in either ante (R-LIFE-5). After a draw each player keeps their own: the
/// documents are silent.
void award_ante(Duel& duel);

/// The decks that the players take away from the table: every card goes back to its owner, wherever it lies
/// (R-SETUP-7). Tokens are no cards.
std::array<Deck, player_count> decks_after(const Duel& duel);

}  // namespace sleight
