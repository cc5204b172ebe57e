#pragma once

#include <array>
#include <iosfwd>
#include <string>
#include <vector>

#include "grammar/facts.h"
#include "tools/files/card_data.h"

/// The classic cards in each wording that the grammar reads, to measure how much of them is read.
namespace sleight::kit {

/// The wordings, by the names that they have in the files of figures: the cards as they were printed in
/// 1993-97, card databases of 2016 to 2023, and those of today.
inline constexpr std::array<const char*, 3> wordings{"printed", "oracle", "today"};

/// A text of a card in one of them.
struct WordedText {
  std::string set;  ///< the code of the first set that the card was in
  CardFacts facts;  ///< with the text, and whose words it is in
};

/// The texts of tests/data/wordings.json in one of the `wordings`; cards without a text are left out. Today's
/// are made from those of the databases before (`as_of_today`).
const std::vector<WordedText>& texts_in(const std::string& wording);
/// The open words of the library and of all these cards.
const Vocabulary& words_of_wordings();

/// An Oracle text of 2016 to 2023 as a database has it today: the card is "this creature" or "this Aura",
/// permanents enter, and abilities are activated only so. Spells and legends go on calling themselves by
/// name.
std::string as_of_today(const CardFacts& facts);

/// Writes cards with their printings as `texts_in` reads them, a line each. Only the sets `of_library` are
/// named.
void write_wordings(std::ostream& out, const std::vector<CardData>& cards,
                    const std::vector<std::string>& of_library);

}  // namespace sleight::kit
