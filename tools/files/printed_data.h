#pragma once

#include <iosfwd>
#include <map>
#include <string>

#include "core/card/diagnostic.h"
#include "tools/files/card_data.h"

namespace sleight {

/// What one printing of a card says: the words on the card itself, as its players read them.
struct Printing {
  std::string name;
  std::string set;   ///< the code of its expansion ("4ED"), or ""
  std::string type;  ///< "Summon — Wizard"
  std::string text;  ///< "" for a card without rules text
  Location location;
};

/// The printings of many cards, and what is wrong with their file.
class PrintedData {
 public:
  /// Keeps a printing; of several of one name the first stays. Whether it was new.
  bool add(Printing printing);
  /// The printing of a card, whatever the case of its name; nullptr where none is known.
  const Printing* find(const std::string& name) const;
  /// Gives a card its printed type and text, where they are known.
  void attach(CardData& card) const;
  /// Whether no printing is known.
  bool empty() const { return printings_.empty(); }
  /// How many printings are kept.
  std::size_t size() const { return printings_.size(); }

  Diagnostics problems;

 private:
  std::map<std::string, Printing> printings_;  ///< by name in lower case
};

/// Reads printings: { "NAME": { "set": ..., "type": ..., "text": ... }, ... }, the type required; or MTGJSON,
/// of which the cards with `originalType` are taken, with their `originalText`. What is broken (T0201) or of
/// another shape (T0210) is told with line and column; sound cards beside a wrong one are still read.
PrintedData read_printed_data(const std::string& file, const std::string& text);

}  // namespace sleight
