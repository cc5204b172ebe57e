#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tools/lookup/searched_entries.h"

namespace sleight {

/// An entry that was found, and how well it fits.
struct Hit {
  const Entry* entry = nullptr;
  double score = 0;
  bool meant = false;  ///< it has that very name, or is what people call so
};

/// What came of looking something up.
struct Found {
  std::vector<Hit> hits;                                       ///< the best first
  std::vector<std::string> notes;                              ///< what the rows of everyday words say of it
  std::vector<std::pair<std::string, std::string>> taken_for;  ///< words that were taken for another
};

/// Looks `asked` up by meaning: first what has that name, then what people call so, then what is told in
/// those words, whatever their endings. A word that nothing has is taken for the nearest that something has.
Found look_up(const std::vector<Entry>& entries, const std::string& asked);

/// What is spelt most like it, of names and everyday words; "" when nothing is near.
std::string nearest_asked(const std::vector<Entry>& entries, const std::string& asked);

}  // namespace sleight
