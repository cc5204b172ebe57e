#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// What a symbol of a document is.
enum class SymbolKind : unsigned char { card, ability, scenario, module };

/// Something in a script that a person looks for: a card with its abilities, a scenario.
struct DocumentSymbol {
  SymbolKind kind = SymbolKind::card;
  std::string name;
  std::string detail;     ///< the word that makes it: "summon", "keyword"
  std::size_t begin = 0;  ///< of all of it
  std::size_t end = 0;
  std::size_t name_begin = 0;  ///< of its name, within it
  std::size_t name_end = 0;
  std::vector<DocumentSymbol> children{};
};

/// The cards, keywords, counters and rule sets of a script with their abilities, or the scenarios of a file,
/// in the order of the text. Any text has an answer.
std::vector<DocumentSymbol> document_symbols(std::string_view text);

}  // namespace sleight
