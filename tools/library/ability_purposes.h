#pragma once

#include <string>
#include <vector>

#include "core/card/library.h"

namespace sleight {

/// What is told of one ability: what it is, and by which number scenarios activate it (`ability = 1`), or 0.
struct AbilityPurpose {
  AbilityKind kind{};
  std::string is;  ///< `purpose_words` of it
  int number = 0;
};

/// What the library makes of each ability of a card (Library::purpose). `words` spells its words, and
/// `keywords` has those that it may use.
std::vector<AbilityPurpose> ability_purposes(const Card& card, const Words& words, const Library& keywords);

}  // namespace sleight
