#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tools/lookup/entry_index.h"
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

/// Looks things up by meaning among entries, of which it makes its index once.
class Lookup {
 public:
  /// The entries must stay while it is used.
  explicit Lookup(const std::vector<Entry>& entries);

  /// First what has that name, then what people call so, then what is told in those words, whatever their
  /// endings. A word that nothing has is taken for the nearest that something has.
  Found find(const std::string& asked) const;
  /// What is spelt most like it, of names and everyday words; "" when nothing is near.
  std::string nearest(const std::string& asked) const;

 private:
  const std::vector<Entry>& entries_;
  EntryIndex index_;
  std::unordered_map<std::string, std::string> everyday_;  ///< words that people use, by their stems
};

}  // namespace sleight
