#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "grammar/facts.h"

namespace sleight {

/// The most bytes of a name, a cost, a type line or a text of a card: a definition holds no more.
inline constexpr std::size_t most_of_a_text = 10'000;

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
  std::string printed_type;  ///< as a card of the era has it ("Summon — Wizard"); "" where unknown
  std::optional<std::string> printed_text;  ///< none where no printing is known
  Location location;
};

/// What the file of a set says of the set.
struct SetData {
  std::string code, name, released;
};

/// What a card-data file holds, or why it is refused.
struct CardDataFile {
  std::vector<CardData> cards;     ///< none where they were taken one by one
  std::vector<std::string> names;  ///< of all cards of the file
  std::optional<SetData> set;      ///< where it is the file of one
  Diagnostics problems;
};

/// Takes cards as they are read, so that none but those it keeps stay in memory.
class CardTaker {
 public:
  CardTaker() = default;
  CardTaker(const CardTaker&) = delete;
  CardTaker& operator=(const CardTaker&) = delete;
  virtual ~CardTaker() = default;
  /// False: no more are wanted.
  virtual bool take(CardData&& card) = 0;
  /// Nothing taken so far was a card: only what comes now is.
  virtual void forget() = 0;
};

/// Reads MTGJSON (AtomicCards or a set) or a Scryfall bulk file, letter by letter, however large it is. What
/// is broken or of another shape is told with line and column; cards before and after a wrong one are still
/// read when the JSON itself is sound. `file` is what it is called in findings.
CardDataFile read_card_data(const std::string& file, std::istream& in);
/// Reads card data; `file` is the name by which findings call it.
CardDataFile read_card_data(const std::string& file, const std::string& text);
/// The same, card by card.
CardDataFile read_card_data(const std::string& file, std::istream& in, CardTaker& taker);
/// The cards of data that was read before, and found to be `known`: they come with what the file says of
/// their set, and nothing has to be forgotten. False where they were not all of its cards, or others: the
/// file is not what it was.
bool read_again(const std::string& file, std::istream& in, const CardDataFile& known,
                const std::function<bool(CardData&&)>& take);
/// Reads plain text: a name line, perhaps with a cost; a type line; perhaps "2/2"; text; cards apart by empty
/// lines.
CardDataFile read_card_text(const std::string& file, const std::string& text);
/// The facts as the grammar takes them.
CardFacts facts_of(const CardData& card);
/// The same with the text of the printing in the place of that of the data. Its printing must be known.
CardFacts facts_of_printing(const CardData& card);

}  // namespace sleight
