#include "grammar/text/row_index.h"

#include "grammar/text/text.h"

namespace sleight {

namespace {

/// Calls `heard` with each word: letters and digits that stand together.
template <typename Heard>
void each_word(std::string_view text, Heard heard) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t begin = at;
    while (at < text.size() && is_word_byte(text[at])) ++at;
    if (at > begin) heard(text.substr(begin, at - begin));
  }
}

}  // namespace

RowIndex::RowIndex(std::span<const std::string_view> patterns) : rows_(patterns.size()) {
  for (std::size_t row = 0; row < rows_; ++row) {
    // Long words are rare ones.
    std::string_view longest;
    each_word(patterns[row], [&](std::string_view word) {
      if (word.size() > longest.size()) longest = word;
    });
    by_word_[longest].push_back(row);
  }
}

std::vector<bool> RowIndex::due(std::string_view text) const {
  std::vector<bool> rows(rows_, false);
  add_due(text, rows);
  return rows;
}

void RowIndex::add_due(std::string_view text, std::vector<bool>& due) const {
  each_word(text, [&](std::string_view word) {
    if (const auto found = by_word_.find(word); found != by_word_.end())
      for (const std::size_t row : found->second) due[row] = true;
  });
}

}  // namespace sleight
