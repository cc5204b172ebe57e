#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/playing/turn/setup.h"

namespace sleight {

/// A deck as a file lists it, and what was wrong with it.
struct DeckFile {
  std::vector<std::string> names;  ///< each card, doubles repeated, spelt as the library does
  Deck cards;
  Diagnostics problems;
};

/// Reads lines "N Card Name" ("#" begins a comment). Cards whose text is not wholly read are refused, or,
/// where they are wanted `unread`, only told of.
DeckFile read_deck(const std::string& file, const std::string& text, const Library& library,
                   bool unread = false);
/// The names on such lines, whether or not there are such cards.
std::vector<std::string> names_in_deck(const std::string& text);
/// The cards of these names; the first name that the library lacks goes to `missing`.
Deck deck_of(const std::vector<std::string>& names, const Library& library, std::string& missing);

}  // namespace sleight
