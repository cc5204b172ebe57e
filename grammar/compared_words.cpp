#include "grammar/compared_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/card/letters.h"
#include "grammar/text/english_words.h"

namespace sleight {
namespace {

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

}  // namespace

std::vector<std::string> compared_words(std::string_view line) {
  std::vector<std::string> words;
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

}  // namespace sleight
