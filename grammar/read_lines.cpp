#include "grammar/read_lines.h"

#include <algorithm>
#include <cstddef>
#include <functional>

#include "core/card/letters.h"

namespace sleight {
namespace {

using WordsOfLine = std::vector<std::string>;

/// The words and signs of a line, in lower case.
WordsOfLine split(std::string_view line) {
  constexpr std::string_view signs = ".,:;\"";
  WordsOfLine words;
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) words.push_back(std::move(word));
    word.clear();
  };
  for (const char letter : line) {
    if (letter == ' ' || signs.find(letter) != std::string_view::npos) end_word();
    if (signs.find(letter) != std::string_view::npos) words.emplace_back(1, letter);
    if (letter != ' ' && signs.find(letter) == std::string_view::npos) word += lowered(letter);
  }
  end_word();
  return words;
}

/// How many words are added, left out or changed between two lines; `most` or more when it is not less than
/// that.
std::size_t distance(const WordsOfLine& a, const WordsOfLine& b, std::size_t most) {
  const std::size_t longer = std::max(a.size(), b.size());
  if (longer - std::min(a.size(), b.size()) >= most) return most;
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = row[0];
    row[0] = i;
    std::size_t least = row[0];
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
      least = std::min(least, row[j]);
    }
    // It only grows from row to row.
    if (least >= most) return most;
  }
  return row.back();
}

/// Words from `first` up to `last`, as a text.
std::string joined(const WordsOfLine& words, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i < last; ++i) {
    const bool sign = words[i] == "." || words[i] == "," || words[i] == ":";
    text += (text.empty() || sign ? "" : " ") + words[i];
  }
  return text;
}

}  // namespace

ReadLines::ReadLines(std::string_view text) { lines_->text = text; }

void ReadLines::cut_into_words(Lines& lines) {
  std::string_view text = lines.text;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.lines.push_back({std::string(text.substr(0, end)), split(text.substr(0, end))});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::optional<NearLine> ReadLines::nearest(std::string_view line) const {
  const WordsOfLine words = split(line);
  const Line* best = nullptr;
  std::size_t least = words.size() / 2 + 1;
  std::call_once(lines_->cut, cut_into_words, std::ref(*lines_));
  for (const Line& candidate : lines_->lines)
    if (const std::size_t far = distance(candidate.words, words, least); far < least) {
      least = far;
      best = &candidate;
    }
  if (best == nullptr) return std::nullopt;
  const WordsOfLine& its = best->words;
  const std::size_t shorter = std::min(its.size(), words.size());
  std::size_t before = 0, behind = 0;
  while (before < shorter && its[before] == words[before]) ++before;
  while (behind < shorter - before && its[its.size() - 1 - behind] == words[words.size() - 1 - behind])
    ++behind;
  return NearLine{best->text, joined(its, before, its.size() - behind),
                  joined(words, before, words.size() - behind)};
}

}  // namespace sleight
