#pragma once

#include <ostream>
#include <vector>

#include "grammar/facts.h"

namespace sleight::kit {

/// A card of the library as the grammar's tests know it: facts and its text in the house wording.
struct KnownCard {
  const char* name;
  const char* printed_type;
  const char* text;
  const char* later;  ///< the same in a later wording; "" where it would be the same words
};

/// Names the card where a test of it fails.
void PrintTo(const KnownCard& card, std::ostream* out);

const std::vector<KnownCard>& known_cards();
/// The facts of a known card; cost, power and toughness do not matter to its text.
CardFacts facts_of(const KnownCard& known);

}  // namespace sleight::kit
