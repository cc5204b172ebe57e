#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tools/lookup/searched_entries.h"

namespace sleight {

/// The words of a text of any letters, without accents and apostrophes.
std::vector<std::string> folded_words(const std::string& text);

/// In which entries a name, a family or a word stands. Entries are told by their numbers.
class EntryIndex {
 public:
  using Numbers = std::vector<std::size_t>;
  explicit EntryIndex(const std::vector<Entry>& entries);

  /// The entries of a name as it is spelt, of a folded one (`folded_name`), and of a family in brackets.
  const Numbers& spelt(const std::string& name) const { return at(by_name_, name); }
  const Numbers& named(const std::string& folded) const { return at(by_folded_name_, folded); }
  const Numbers& of_family(const std::string& family) const { return at(by_family_, family); }

  /// Whether any entry has a word of that stem.
  bool has(const std::string& stem) const { return places_.contains(stem); }
  /// The entries that have it, each with its weight there: in a name it weighs most.
  const std::vector<std::pair<std::size_t, double>>& places(const std::string& stem) const;
  /// The rarer a word, the more it tells; from 0 to 1.
  double rarity(const std::string& stem) const;
  /// One word of each stem.
  std::vector<std::string> words() const;

 private:
  using Names = std::unordered_map<std::string, Numbers>;
  struct Places {
    std::string word;
    std::vector<std::pair<std::size_t, double>> in;
  };
  static const Numbers& at(const Names& names, const std::string& name);
  void add(const std::string& text, std::size_t entry, double weight);

  std::size_t size_;
  Names by_name_, by_folded_name_, by_family_;
  std::unordered_map<std::string, Places> places_;
};

}  // namespace sleight
