#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sleight {

/// Which rows of a table of rewritings have anything to do in a line: each row is known by the longest word
/// of its pattern, and where that does not stand, neither does the pattern. So a line is looked at once, and
/// not once for each row.
class RowIndex {
 public:
  explicit RowIndex(std::span<const std::string_view> patterns);

  /// For each row, whether its word stands in `text`.
  std::vector<bool> due(std::string_view text) const;
  /// Marks those whose word stands in `text` as well.
  void add_due(std::string_view text, std::vector<bool>& due) const;

 private:
  std::size_t rows_ = 0;
  std::unordered_map<std::string_view, std::vector<std::size_t>> by_word_;
};

}  // namespace sleight
