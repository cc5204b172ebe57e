#pragma once

#include <iosfwd>
#include <set>
#include <string>
#include <vector>

#include "grammar/facts.h"

namespace sleight::kit {

/// A card whose text was read in full once: its facts, and its text in the house wording.
struct ReadCard {
  CardFacts facts;
  std::string described;  ///< its text but for the line that says what it is put on

  /// What it is but for its text.
  Card bare() const { return facts_from(facts).card; }
};

/// Those of tests/data/read_cards.json.
std::vector<ReadCard> read_cards();
/// Cards whose English the grammar does not read yet: those of tests/data/not_read_back.json.
std::set<std::string> not_read_back();
/// A scaffold as such a card; `on` is what it is put on, in words, or "".
ReadCard as_read_card(const Scaffold& made, const Vocabulary& vocabulary);
/// The lines of their texts, each once, in alphabetical order: with ~ for the name of the card. That is what
/// grammar/read_lines.txt holds.
std::string lines_of(const std::vector<ReadCard>& cards);
/// Writes cards as read_cards() reads them, a line each.
void write_read_cards(std::ostream& out, const std::vector<ReadCard>& cards);

}  // namespace sleight::kit
