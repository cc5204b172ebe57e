#pragma once

#include <string>
#include <vector>

#include "grammar/open_words.h"
#include "scripting/files/card_collection.h"

namespace sleight::kit {

/// Scenarios, and the cards that they play with: those that they name, and those that they write themselves.
struct Played {
  Collection collection;
  Vocabulary vocabulary;
  std::string scenarios;
  std::vector<Card> cards;
};

/// The scenarios of the library, and those of each mod. Together their cards have every value of every closed
/// list (every_row_test.cpp).
const std::vector<Played>& all_played();

}  // namespace sleight::kit
