#include "grammar/equal_phrases.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "grammar/compared_words.h"
#include "grammar/exchanged_numbers.h"
#include "grammar/said_again.h"

namespace sleight {
namespace {

/// Between two lines: no phrase goes across.
constexpr std::string_view line_break = "|";

std::vector<std::string> in_order(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return words;
}

/// What `words` has more than `others`, each word as often; all sorted.
std::vector<std::string> without(const std::vector<std::string>& words,
                                 const std::vector<std::string>& others) {
  std::vector<std::string> kept;
  std::set_difference(words.begin(), words.end(), others.begin(), others.end(), std::back_inserter(kept));
  return kept;
}

bool have_one_in_common(const std::vector<std::string>& words, const std::vector<std::string>& others) {
  return without(words, others).size() < words.size();
}

/// All words of lines, with the breaks between them.
std::vector<std::string> sequence_of(std::span<const std::string> lines) {
  std::vector<std::string> words;
  for (const std::string& line : lines) {
    std::vector<std::string> more = compared_words(line);
    std::move(more.begin(), more.end(), std::back_inserter(words));
    words.emplace_back(line_break);
  }
  return words;
}

/// Them without the breaks, sorted.
std::vector<std::string> words_in(std::vector<std::string> sequence) {
  std::erase(sequence, line_break);
  return in_order(std::move(sequence));
}

}  // namespace

EqualPhrases::Phrase EqualPhrases::phrase_of(std::string_view spelled) {
  constexpr std::string_view gap = " ... ";
  Phrase phrase;
  while (true) {
    const std::size_t end = spelled.find(gap);
    if (Words run = compared_words(spelled.substr(0, end)); !run.empty()) phrase.push_back(std::move(run));
    if (end == std::string_view::npos) return phrase;
    spelled.remove_prefix(end + gap.size());
  }
}

EqualPhrases::EqualPhrases(std::string_view table) {
  constexpr std::string_view equal = " = ";
  while (!table.empty()) {
    const std::size_t end = std::min(table.find('\n'), table.size());
    std::string_view line = table.substr(0, end);
    table.remove_prefix(std::min(end + 1, table.size()));
    line = line.substr(0, line.find('#'));
    while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
    if (line.empty()) continue;
    const std::size_t sign = line.find(equal);
    if (sign == std::string_view::npos) {
      for (std::string& word : compared_words(line)) say_nothing_.push_back(std::move(word));
      continue;
    }
    const std::string_view left = line.substr(0, sign), right = line.substr(sign + equal.size());
    spelled_.push_back({std::string(left), std::string(right)});
    Phrase one = phrase_of(left), other = phrase_of(right);
    Words of_one, of_other;
    for (const Words& run : one) of_one.insert(of_one.end(), run.begin(), run.end());
    for (const Words& run : other) of_other.insert(of_other.end(), run.begin(), run.end());
    of_one = in_order(std::move(of_one));
    of_other = in_order(std::move(of_other));
    equals_.push_back(
        {std::move(one), std::move(other), without(of_one, of_other), without(of_other, of_one)});
  }
  std::sort(say_nothing_.begin(), say_nothing_.end());
}

std::size_t EqualPhrases::times_in(const Phrase& phrase, const Words& words) {
  if (phrase.empty()) return std::numeric_limits<std::size_t>::max();
  auto from = words.begin();
  for (std::size_t times = 0;; ++times)
    for (const Words& run : phrase) {
      from = std::search(from, words.end(), run.begin(), run.end());
      if (from == words.end()) return times;
      from += static_cast<std::ptrdiff_t>(run.size());
    }
}

LeftOver EqualPhrases::left_over(std::span<const std::string> text,
                                 std::span<const std::string> description) const {
  const Words told = sequence_of(text), described = sequence_of(description);
  const Words in_text = words_in(told), in_description = words_in(described);
  const auto saying_something = [&](Words words) {
    std::erase_if(words, [&](const std::string& word) {
      return std::binary_search(say_nothing_.begin(), say_nothing_.end(), word);
    });
    return words;
  };
  Words of_text = saying_something(without(in_text, in_description));
  Words of_description = saying_something(without(in_description, in_text));
  /// Takes what a row says off both sides, once for each time that it stands in both of them.
  const auto strike = [&](const Phrase& in_told, const Words& only_told, const Phrase& in_described,
                          const Words& only_described) {
    const auto helps = [&] {
      return have_one_in_common(only_told, of_text) || have_one_in_common(only_described, of_description);
    };
    if (!helps()) return;
    for (std::size_t times = std::min(times_in(in_told, told), times_in(in_described, described));
         times > 0 && helps(); --times) {
      of_text = without(of_text, only_told);
      of_description = without(of_description, only_described);
    }
  };
  for (const Equal& row : equals_) {
    if (of_text.empty() && of_description.empty()) break;
    strike(row.left, row.only_left, row.right, row.only_right);
    strike(row.right, row.only_right, row.left, row.only_left);
  }
  if (!of_description.empty())
    of_description = without(of_description, in_order(said_again(text, description)));
  return {std::move(of_text), std::move(of_description), exchanged_numbers(text, description)};
}

}  // namespace sleight
