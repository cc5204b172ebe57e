#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Where a word stands in the texts in quotes of a script, whole and in whatever case: "Goblin" in
/// `summon "Goblin Shaman"`. What a card's `text` says between brackets is no such text, nor is `name`, which
/// the card alone decides.
std::vector<Location> places_in_quotes(const std::string& file, std::string_view script,
                                       std::string_view word, std::string_view name = "");

/// Edits that write `right` at all these places, with a capital where the word has one.
std::vector<Edit> edits_in_quotes(const std::string& file, std::string_view script, std::string_view word,
                                  std::string_view right, std::string_view name = "");

}  // namespace sleight
