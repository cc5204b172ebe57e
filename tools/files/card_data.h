#pragma once

#include <functional>
#include <iosfwd>
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
  std::string set;                     ///< its code
  std::vector<std::string> printings;  ///< codes of all its sets; none where the data does not tell
  std::string set_name;                ///< "" where the data does not tell
  std::string released;                ///< "1993-08-05", or ""
  std::string layout;                  ///< of a card with two faces ("split"); "" of any other
  Location location;
};

/// What a card-data file holds, or why it is refused.
struct CardDataFile {
  std::vector<CardData> cards;
  std::vector<std::string> names;  ///< of all cards of the file, wanted or not
  Diagnostics problems;
};

/// Whether a card of that name is to be kept.
using WantedCard = std::function<bool(const std::string& name)>;

/// Reads MTGJSON (AtomicCards or a set) or a Scryfall bulk file, letter by letter: however large it is, only
/// the cards that are `wanted` (all, when empty) stay in memory. What is broken or of another shape is told
/// with line and column; cards before and after a wrong one are still read when the JSON itself is sound.
/// `file` is what it is called in findings.
CardDataFile read_card_data(const std::string& file, std::istream& in, const WantedCard& wanted = {});
CardDataFile read_card_data(const std::string& file, const std::string& text);
/// Reads plain text: a name line, perhaps with a cost; a type line; perhaps "2/2"; text; cards apart by empty
/// lines.
CardDataFile read_card_text(const std::string& file, const std::string& text);
/// The facts as the grammar takes them.
CardFacts facts_of(const CardData& card);

}  // namespace sleight
