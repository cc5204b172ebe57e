#pragma once

#include <set>
#include <string>
#include <vector>

#include "tools/library/card_scripts.h"

namespace sleight {

/// Types that may be named, of creatures or of what is none.
class KnownTypes {
 public:
  /// Makes a type known.
  void add(const std::string& type) {
    if (words_.insert(Word(type)).second) names_.push_back(type);
  }
  /// Whether a type is known.
  bool has(Word type) const { return words_.contains(type); }
  /// All of them, as they are spelt, in the order in which they were made known.
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::set<Word> words_;
  std::vector<std::string> names_;
};

/// The types that a card names for creatures, each once: in its head, in a token, in a filter, in what
/// something becomes. What is printed on what is no creature is a land type or another one.
std::vector<Word> creature_types_in(const Card& card, const Words& words);

/// Those of them that no set and no mod declares (T0409), which are neither `declared` nor among the
/// `others`, the types that no creature has. One that is near a declared one is an error; any other a
/// warning, for its author may only have forgotten to declare it.
Diagnostics check_types(const CardFile& script, const Words& words, const KnownTypes& declared,
                        const KnownTypes& others);

}  // namespace sleight
