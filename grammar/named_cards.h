#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sleight {

/// The names of cards, to find out which one a text speaks of.
class CardNames {
 public:
  /// Makes a name known.
  void add(const std::string& name);
  /// The longest name that stands in `text` at `at`, as it is spelt and not as a part of other words; ""
  /// where none does.
  std::string_view standing_at(std::string_view text, std::size_t at) const;

 private:
  std::unordered_map<std::string, std::vector<std::string>> by_first_word_;
};

}  // namespace sleight
