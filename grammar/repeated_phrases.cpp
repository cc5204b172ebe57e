#include "grammar/repeated_phrases.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "grammar/compared_words.h"

namespace sleight {
namespace {

using Sentence = std::vector<std::string>;

/// Modes and quoted abilities are sentences of their own.
std::vector<Sentence> pieces_said(std::span<const std::string> lines) {
  constexpr std::array<std::string_view, 5> ends{". ", ".\"", "\n", " * ", ": \""};
  std::vector<Sentence> sentences;
  for (const std::string& line : lines) {
    for (std::string_view rest = line; !rest.empty();) {
      std::size_t end = rest.size(), after = rest.size();
      for (const std::string_view sign : ends) {
        const std::size_t at = rest.find(sign);
        if (at >= end) continue;
        end = at;
        after = at + sign.size();
      }
      if (Sentence words = compared_words(rest.substr(0, end)); !words.empty())
        sentences.push_back(std::move(words));
      rest.remove_prefix(after);
    }
  }
  return sentences;
}

/// What `again` has of its beginning and of its end in common with `sentence`.
Sentence shared(const Sentence& sentence, const Sentence& again) {
  const std::size_t most = std::min(sentence.size(), again.size());
  std::size_t front = 0, back = 0;
  while (front < most && sentence[front] == again[front]) ++front;
  while (back < most - front && sentence[sentence.size() - 1 - back] == again[again.size() - 1 - back])
    ++back;
  Sentence words(again.begin(), again.begin() + static_cast<std::ptrdiff_t>(front));
  words.insert(words.end(), again.end() - static_cast<std::ptrdiff_t>(back), again.end());
  return words;
}

}  // namespace

std::vector<std::string> repeated_phrases(std::span<const std::string> text,
                                          std::span<const std::string> description) {
  const std::size_t told = pieces_said(text).size();
  const std::vector<Sentence> described = pieces_said(description);
  if (described.size() <= told) return {};
  struct Again {
    std::size_t differs = 0;
    Sentence words;
  };
  std::vector<Again> again;
  for (std::size_t i = 1; i < described.size(); ++i) {
    Sentence most;
    for (std::size_t before = 0; before < i; ++before)
      if (Sentence words = shared(described[before], described[i]); words.size() > most.size())
        most = std::move(words);
    if (most.empty()) continue;
    const std::size_t differs = described[i].size() - most.size();
    again.push_back({differs, std::move(most)});
  }
  std::stable_sort(again.begin(), again.end(),
                   [](const Again& a, const Again& b) { return a.differs < b.differs; });
  again.resize(std::min(again.size(), described.size() - told));
  std::vector<std::string> words;
  for (Again& one : again) std::move(one.words.begin(), one.words.end(), std::back_inserter(words));
  return words;
}

}  // namespace sleight
