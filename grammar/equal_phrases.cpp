#include "grammar/equal_phrases.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "grammar/compared_words.h"
#include "grammar/exchanged_numbers.h"
#include "grammar/repeated_phrases.h"

namespace sleight {
namespace {

/// Between two lines: no phrase goes across.
constexpr std::string_view line_break = "|";

template <typename Words>
Words in_order(Words words) {
  std::sort(words.begin(), words.end());
  return words;
}

/// What `words` has more than `others`, each word as often; all sorted.
template <typename Words, typename Others>
Words without(const Words& words, const Others& others) {
  Words kept;
  std::set_difference(words.begin(), words.end(), others.begin(), others.end(), std::back_inserter(kept));
  return kept;
}

/// Of words that are sorted, as the others are.
bool have_one_in_common(const std::vector<std::string>& words, const std::vector<std::string_view>& others) {
  auto other = others.begin();
  for (const std::string& word : words) {
    while (other != others.end() && *other < word) ++other;
    if (other == others.end()) return false;
    if (*other == word) return true;
  }
  return false;
}

std::vector<std::vector<std::string>> compared_words_of(std::span<const std::string> lines) {
  std::vector<std::vector<std::string>> words;
  for (const std::string& line : lines) words.push_back(compared_words(line));
  return words;
}

/// All words of lines, with the breaks between them; they stay where they are.
std::vector<std::string_view> sequence_of(std::span<const std::vector<std::string>> lines) {
  std::vector<std::string_view> words;
  for (const std::vector<std::string>& line : lines) {
    words.insert(words.end(), line.begin(), line.end());
    words.push_back(line_break);
  }
  return words;
}

/// Them without the breaks, sorted.
std::vector<std::string_view> words_in(std::vector<std::string_view> sequence) {
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

std::size_t EqualPhrases::times_in(const Phrase& phrase, std::span<const std::string_view> words) {
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
  using Views = std::vector<std::string_view>;
  const auto words_of_text = compared_words_of(text), words_of_description = compared_words_of(description);
  const Views told = sequence_of(words_of_text), described = sequence_of(words_of_description);
  const Views in_text = words_in(told), in_description = words_in(described);
  const auto saying_something = [&](Views words) {
    std::erase_if(words, [&](std::string_view word) {
      return std::binary_search(say_nothing_.begin(), say_nothing_.end(), word);
    });
    return words;
  };
  Views of_text = saying_something(without(in_text, in_description));
  Views of_description = saying_something(without(in_description, in_text));
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
    of_description = without(of_description, in_order(repeated_phrases(text, description)));
  return {{of_text.begin(), of_text.end()},
          {of_description.begin(), of_description.end()},
          exchanged_numbers(words_of_text, words_of_description)};
}

}  // namespace sleight
