#pragma once

#include <regex>
#include <string>
#include <vector>

namespace sleight::scenario {

/// Chooses scenarios by their names: by words that all stand in it, or by a regular expression that is found
/// in it; case does not matter.
class NameFilter {
 public:
  /// A text with only letters, digits, blanks, hyphens, commas and apostrophes is words; any other one is an
  /// ECMAScript expression. With a `problem` when it is none.
  NameFilter(const std::string& text, std::string& problem);
  bool takes(const std::string& name) const;

 private:
  std::vector<std::string> words_;  ///< in small letters
  std::regex expression_;           ///< where there are no words
};

}  // namespace sleight::scenario
