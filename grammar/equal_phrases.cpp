#include "grammar/equal_phrases.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/card/letters.h"
#include "grammar/text/english_words.h"

namespace sleight {
namespace {

/// Between two lines: no phrase goes across.
constexpr std::string_view line_break = "|";

bool ends_with(std::string_view word, std::string_view end) {
  return word.size() > end.size() && word.ends_with(end);
}

/// The forms of a verb that no rule makes.
std::string_view irregular(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 16> forms{{{"loses", "lose"},
                                                                                 {"lost", "lose"},
                                                                                 {"has", "have"},
                                                                                 {"had", "have"},
                                                                                 {"does", "do"},
                                                                                 {"did", "do"},
                                                                                 {"is", "be"},
                                                                                 {"are", "be"},
                                                                                 {"was", "be"},
                                                                                 {"were", "be"},
                                                                                 {"been", "be"},
                                                                                 {"deals", "deal"},
                                                                                 {"dealt", "deal"},
                                                                                 {"gains", "gain"},
                                                                                 {"dies", "die"},
                                                                                 {"elves", "elf"}}};
  const auto* found =
      std::find_if(forms.begin(), forms.end(), [&](const auto& form) { return form.first == word; });
  return found == forms.end() ? std::string_view{} : found->second;
}

/// "+0/-1" for "-0/-1": nothing added is nothing taken.
std::string without_signed_nothing(std::string word) {
  for (std::size_t at = word.find("-0"); at != std::string::npos; at = word.find("-0", at + 1))
    if (at + 2 == word.size() || word[at + 2] == '/') word[at] = '+';
  return word;
}

/// A word without its ending, whatever it is: the same for both texts is all that is asked.
std::string stem(std::string word) {
  if (word.empty() || word.front() == '{') return word;
  if (word.front() == '+' || word.front() == '-') return without_signed_nothing(std::move(word));
  if (const std::string_view form = irregular(word); !form.empty()) return std::string(form);
  if (const std::optional<int> number = number_named(word); number && *number > 1)
    return std::to_string(*number);
  if (ends_with(word, "'s")) word.resize(word.size() - 2);
  if (ends_with(word, "s'")) word.pop_back();
  constexpr std::array<std::string_view, 8> whole{"this",  "its",    "as",   "plus",
                                                  "minus", "unless", "less", "plains"};
  if (std::find(whole.begin(), whole.end(), word) != whole.end()) return word;
  if (ends_with(word, "ies") && word.size() > 4) return word.substr(0, word.size() - 3) + "y";
  if (ends_with(word, "sses") || ends_with(word, "shes") || ends_with(word, "ches"))
    return word.substr(0, word.size() - 2);
  if (ends_with(word, "s") && !ends_with(word, "ss") && word.size() > 3) word.pop_back();
  // "zombie", of which the plural has become "zomby".
  if (ends_with(word, "ie") && word.size() > 3) return word.substr(0, word.size() - 2) + "y";
  return word;
}

bool belongs_to_word(char letter) {
  constexpr std::string_view signs = "~+-/'*";
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x80 || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
         signs.find(letter) != std::string_view::npos;
}

std::set<std::string> all_of(const std::vector<std::string>& words) {
  std::set<std::string> all(words.begin(), words.end());
  all.erase(std::string(line_break));
  return all;
}

std::set<std::string> only_in(const std::set<std::string>& in, const std::set<std::string>& other) {
  std::set<std::string> only;
  std::set_difference(in.begin(), in.end(), other.begin(), other.end(), std::inserter(only, only.end()));
  return only;
}

}  // namespace

EqualPhrases::Words EqualPhrases::words_of(std::string_view line) {
  Words words;
  for (std::size_t at = 0; at < line.size();) {
    const char letter = lowered(line[at]);
    std::size_t end = at + 1;
    if (letter == '{') {
      end = std::min(line.find('}', at), line.size() - 1) + 1;
    } else if (belongs_to_word(letter)) {
      while (end < line.size() && belongs_to_word(lowered(line[end]))) ++end;
    } else {
      ++at;
      continue;
    }
    std::string word;
    for (const char each : line.substr(at, end - at)) word += lowered(each);
    // A dash that stands alone, one that ends a word, and the dot before a mode are signs and no words.
    while (word.size() > 1 && word.back() == '-') word.pop_back();
    if (word != "-" && word != "*") words.push_back(stem(std::move(word)));
    at = end;
  }
  return words;
}

EqualPhrases::Phrase EqualPhrases::phrase_of(std::string_view spelled) {
  constexpr std::string_view gap = " ... ";
  Phrase phrase;
  while (true) {
    const std::size_t end = spelled.find(gap);
    if (Words run = words_of(spelled.substr(0, end)); !run.empty()) phrase.push_back(std::move(run));
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
      for (std::string& word : words_of(line)) say_nothing_.push_back(std::move(word));
      continue;
    }
    const std::string_view left = line.substr(0, sign), right = line.substr(sign + equal.size());
    spelled_.push_back({std::string(left), std::string(right)});
    equals_.push_back({phrase_of(left), phrase_of(right)});
  }
  std::sort(say_nothing_.begin(), say_nothing_.end());
}

bool EqualPhrases::stands_in(const Phrase& phrase, const Words& words) {
  auto from = words.begin();
  for (const Words& run : phrase) {
    from = std::search(from, words.end(), run.begin(), run.end());
    if (from == words.end()) return false;
    from += static_cast<std::ptrdiff_t>(run.size());
  }
  return true;
}

LeftOver EqualPhrases::left_over(std::span<const std::string> text,
                                 std::span<const std::string> description) const {
  const auto sequence = [](std::span<const std::string> lines) {
    Words words;
    for (const std::string& line : lines) {
      Words more = words_of(line);
      std::move(more.begin(), more.end(), std::back_inserter(words));
      words.emplace_back(line_break);
    }
    return words;
  };
  const Words told = sequence(text), described = sequence(description);
  const std::set<std::string> in_text = all_of(told), in_description = all_of(described);
  std::set<std::string> of_text = only_in(in_text, in_description);
  std::set<std::string> of_description = only_in(in_description, in_text);
  for (const std::string& word : say_nothing_) {
    of_text.erase(word);
    of_description.erase(word);
  }
  /// Takes what a row says off both sides, where it stands in them.
  const auto strike = [&](const Phrase& of_one, const Phrase& of_other) {
    if (!stands_in(of_one, told) || !stands_in(of_other, described)) return;
    for (const Words& run : of_one)
      for (const std::string& word : run) of_text.erase(word);
    for (const Words& run : of_other)
      for (const std::string& word : run) of_description.erase(word);
  };
  for (const Equal& row : equals_) {
    if (of_text.empty() && of_description.empty()) break;
    strike(row.left, row.right);
    strike(row.right, row.left);
  }
  return {{of_text.begin(), of_text.end()}, {of_description.begin(), of_description.end()}};
}

}  // namespace sleight
