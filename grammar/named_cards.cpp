#include "grammar/named_cards.h"

#include <algorithm>

#include "core/card/letters.h"

namespace sleight {
namespace {

/// The letters from `at` on, up to what is none.
std::string_view word_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && is_letter(text[end])) ++end;
  return text.substr(at, end - at);
}

}  // namespace

void CardNames::add(const std::string& name) {
  const std::string_view first = word_at(name, 0);
  if (first.empty()) return;
  std::vector<std::string>& names = by_first_word_[std::string(first)];
  // The longest first: "Goblin King" before "Goblin".
  const auto shorter = [&](const std::string& other) { return other.size() < name.size(); };
  if (std::find(names.begin(), names.end(), name) == names.end())
    names.insert(std::find_if(names.begin(), names.end(), shorter), name);
}

std::string_view CardNames::standing_at(std::string_view text, std::size_t at) const {
  const auto found = by_first_word_.find(std::string(word_at(text, at)));
  if (found == by_first_word_.end() || (at > 0 && is_letter(text[at - 1]))) return {};
  for (const std::string& name : found->second) {
    const std::size_t end = at + name.size();
    if (text.substr(at, name.size()) == name && (end >= text.size() || !is_letter(text[end]))) return name;
  }
  return {};
}

}  // namespace sleight
