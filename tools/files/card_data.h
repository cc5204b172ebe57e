#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "grammar/facts.h"

namespace sleight {

/// One card as card data has it: facts and English, nothing read yet.
struct CardData {
  std::string name;
  std::string cost;                                 ///< "{2}{B}"; "" when it has none
  std::string type;                                 ///< "Creature — Human Wizard"
  std::optional<std::vector<std::string>> colours;  ///< as words; none where the data does not say them
  std::string text;
  std::string power;
  std::string toughness;
  std::string set;
  Location location;
};

/// What a card-data file holds, or why it is refused.
struct CardDataFile {
  std::vector<CardData> cards;
  Diagnostics problems;
};

/// Reads MTGJSON (AtomicCards or a set) or a Scryfall bulk file. What is broken or of another shape is told
/// with line and column; cards before and after a wrong one are still read when the JSON itself is sound.
CardDataFile read_card_data(const std::string& file, const std::string& text);
/// Reads plain text: a name line, perhaps with a cost; a type line; perhaps "2/2"; text; cards apart by empty
/// lines.
CardDataFile read_card_text(const std::string& file, const std::string& text);
/// The facts as the grammar takes them.
CardFacts facts_of(const CardData& card);

}  // namespace sleight
