#pragma once

#include <cstddef>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "grammar/equal_phrases.h"
#include "grammar/facts.h"
#include "tools/reports/witness.h"

namespace sleight {

/// How much of many cards' texts the grammar reads, and which pieces it does not.
class ReadingReport {
 public:
  /// Takes a card in, and what the second opinion left over of it; cards are listed in this order.
  void add(const Scaffold& made, const LeftOver& left_over, const WitnessReading& printing);

  /// {"cards": {"total", "with_text", "read"}, "lines": {"total", "read"}, "words": {"total", "read"},
  /// "unread": [{"words", "cards"}, ...] the commonest first, "list": [{"name", "read", "unread": [...]},
  /// ...], "left_over": [{"name", "of_text": [...], "of_description": [...], "exchanged": [...]}, ...]}.
  /// Cards count as read only where they have a text; words are counted in lines, and read in lines that are.
  /// Where printings are known, "printing": {"cards", "read", "agree", "differ"} tells how many of their
  /// texts are read and are the same card as the data's; "witnesses": [{"name", "witness", "differs",
  /// "difference", "unread"}, ...] has those that do not agree. What the second opinion leaves over is listed
  /// card by card. A line for each piece and card, so that it is written as it is made, however many there
  /// are.
  void write_json(std::ostream& out) const;
  /// The same for people: the numbers, and the 30 commonest pieces.
  std::string text() const;

 private:
  struct Share {
    std::size_t total = 0;
    std::size_t read = 0;
  };
  void add_printing(const std::string& name, const WitnessReading& printing);
  /// The pieces that are not read, the commonest first, each with the number of its cards.
  std::vector<std::pair<std::string, std::size_t>> commonest() const;

  Share cards_, lines_, words_;
  std::size_t all_cards_ = 0;
  std::map<std::string, std::size_t> pieces_;  ///< the card itself as ~, so that cards share them
  std::size_t printings_ = 0, printings_read_ = 0, agreeing_ = 0;
  std::vector<std::string> list_, left_over_, witnesses_;  ///< as JSON, which takes less than what it says
};

}  // namespace sleight
