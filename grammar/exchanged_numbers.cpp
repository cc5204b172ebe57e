#include "grammar/exchanged_numbers.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string_view>

namespace sleight {
namespace {

/// So far the words around a number tell what it counts.
constexpr std::size_t neighbours = 4;

/// "3", "one", "+1/-1", "2/2", "{4}".
bool is_number(std::string_view word) {
  if (word == "one") return true;
  if (word.find_first_of("0123456789") == std::string_view::npos) return false;
  return word.find_first_not_of("0123456789+-/{}") == std::string_view::npos;
}

/// What stands around a number, sorted: words before it are marked, to be other words than those behind it.
using Surroundings = std::vector<std::string>;

using WordsOfLines = std::span<const std::vector<std::string>>;

bool say_word(WordsOfLines lines, std::string_view word) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  });
}

std::map<std::string, std::vector<Surroundings>> numbers_in(WordsOfLines lines) {
  std::map<std::string, std::vector<Surroundings>> numbers;
  for (const std::vector<std::string>& words : lines)
    for (std::size_t at = 0; at < words.size(); ++at) {
      if (!is_number(words[at])) continue;
      Surroundings around;
      for (std::size_t i = at - std::min(at, neighbours); i < std::min(words.size(), at + neighbours + 1);
           ++i)
        if (i != at) around.push_back(i < at ? "<" + words[i] : words[i]);
      std::sort(around.begin(), around.end());
      numbers[words[at]].push_back(std::move(around));
    }
  return numbers;
}

std::size_t alike(const Surroundings& a, const Surroundings& b) {
  Surroundings both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both.size();
}

}  // namespace

std::vector<std::string> exchanged_numbers(WordsOfLines text, WordsOfLines description) {
  struct Number {
    std::string word;
    Surroundings told, described;
  };
  if (say_word(text, "instead") && say_word(description, "otherwise")) return {};
  const auto told = numbers_in(text), described = numbers_in(description);
  std::vector<Number> numbers;
  for (const auto& [word, places] : told) {
    const auto found = described.find(word);
    if (places.size() == 1 && found != described.end() && found->second.size() == 1)
      numbers.push_back({word, places[0], found->second[0]});
  }
  std::set<std::string> exchanged;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    for (std::size_t j = i + 1; j < numbers.size(); ++j) {
      const Number &a = numbers[i], &b = numbers[j];
      if (alike(a.told, b.described) + alike(b.told, a.described) >
          alike(a.told, a.described) + alike(b.told, b.described))
        exchanged.insert({a.word, b.word});
    }
  return {exchanged.begin(), exchanged.end()};
}

}  // namespace sleight
