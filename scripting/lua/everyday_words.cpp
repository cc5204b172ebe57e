#include "scripting/lua/everyday_words.h"

#include <algorithm>
#include <unordered_map>

#include "core/card/letters.h"
#include "scripting/lua/everyday_rows.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/word_stems.h"

namespace sleight {
namespace {

/// More are no proposal, but a list to look through.
constexpr std::size_t most_proposed = 4;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// What stands between commas.
std::vector<std::string> comma_parts(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    if (const std::string_view part = trimmed(list.substr(0, end)); !part.empty()) parts.emplace_back(part);
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return parts;
}

bool in_quotes(std::string_view word) { return word.size() > 2 && word.front() == '"'; }

/// A word of a script as people write it: "end_of_turn" is "end of turn".
std::string as_written(std::string_view word) {
  std::string plain = lowered(word);
  std::replace(plain.begin(), plain.end(), '_', ' ');
  return plain;
}

/// The rows by what is said, in one form of it.
using RowsBySaying = std::unordered_map<std::string, std::vector<const EverydayRow*>>;

RowsBySaying rows_by(std::string (*form)(std::string_view)) {
  RowsBySaying rows;
  for (const EverydayRow& row : everyday_words())
    for (const std::string& said : row.said) {
      std::vector<const EverydayRow*>& same = rows[form(said)];
      if (same.empty() || same.back() != &row) same.push_back(&row);
    }
  return rows;
}

/// The candidates that the rows have which say `asked`.
std::vector<std::string> words_said_as(const std::string& asked, const RowsBySaying& rows,
                                       const std::vector<std::string>& candidates) {
  std::vector<std::string> meant;
  const auto found = rows.find(asked);
  if (asked.empty() || found == rows.end()) return meant;
  for (const EverydayRow* row : found->second)
    for (const std::string& each : row->words) {
      const std::string word = in_quotes(each) ? each.substr(1, each.size() - 2) : each;
      const auto has = [&](const std::vector<std::string>& list) {
        return std::find(list.begin(), list.end(), word) != list.end();
      };
      if (has(candidates) && !has(meant)) meant.push_back(word);
    }
  return meant;
}

std::vector<std::string> words_written(std::string_view word, const std::vector<std::string>& candidates) {
  static const RowsBySaying rows = rows_by(as_written);
  return words_said_as(as_written(word), rows, candidates);
}

std::vector<std::string> words_of_stem(std::string_view word, const std::vector<std::string>& candidates) {
  static const RowsBySaying rows = rows_by(stemmed);
  return words_said_as(stemmed(word), rows, candidates);
}

/// "`a`, `b` or `c`".
std::string alternatives(const std::vector<std::string>& words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i)
    list += (i == 0 ? "`" : i + 1 == words.size() ? " or `" : ", `") + words[i] + "`";
  return list;
}

/// "when_dies" is "dies": what people put before an event, scripts leave out.
std::string_view without_when(std::string_view word) {
  for (const std::string_view when : {"whenever_", "when_", "on_", "if_", "at_the_"})
    if (word.size() > when.size() + 2 && word.starts_with(when)) return word.substr(when.size());
  return word;
}

}  // namespace

std::vector<EverydayRow> read_everyday_words(std::string_view text) {
  constexpr std::string_view arrow = "->";
  std::vector<EverydayRow> rows;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t at = line.find(arrow);
    if (line.starts_with('#') || at == std::string_view::npos) continue;
    const std::string_view meant = line.substr(at + arrow.size());
    const std::size_t bar = std::min(meant.find('|'), meant.size());
    rows.push_back({comma_parts(line.substr(0, at)), comma_parts(meant.substr(0, bar)),
                    std::string(trimmed(meant.substr(std::min(bar + 1, meant.size()))))});
  }
  return rows;
}

const std::vector<EverydayRow>& everyday_words() {
  static const std::vector<EverydayRow> rows = read_everyday_words(everyday_rows);
  return rows;
}

std::vector<std::string> words_meant_by(std::string_view word, const std::vector<std::string>& candidates) {
  std::vector<std::string> meant = words_written(word, candidates);
  return meant.empty() ? words_of_stem(word, candidates) : meant;
}

WordProposal propose(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string near = closest_word(word, candidates);
  std::vector<std::string> meant = words_written(word, candidates);
  if (const std::string_view event = without_when(word); meant.empty() && event != word) {
    if (std::find(candidates.begin(), candidates.end(), event) != candidates.end())
      meant.emplace_back(event);
    else
      meant = words_meant_by(event, candidates);
  }
  // One wrong letter is a slip; a word that only has the stem of another may be one.
  if (meant.empty() && !is_slip(word, near)) meant = words_of_stem(word, candidates);
  if (meant.empty() && !near.empty()) meant.push_back(near);
  if (meant.empty()) return {};
  if (meant.size() > most_proposed) meant.resize(most_proposed);
  const std::string list = alternatives(meant);
  return {"; did you mean " + list + "?",
          "Write " + list +
              (meant.size() == 1
                   ? "."
                   : ", whichever is meant: `sleight find " + lowered(word) + "` tells what each is."),
          meant.size() == 1 ? meant.front() : std::string(),
          meant.size() == 1 && is_sure(word, meant.front(), candidates)};
}

}  // namespace sleight
