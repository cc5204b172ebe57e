#include "tests/kit/swapped_words.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/card/letters.h"

namespace sleight::kit {
namespace {

/// Words of which each can stand where another does, and means something else.
const std::vector<std::vector<std::string_view>> siblings{
    {"creature", "artifact", "land", "enchantment"},
    {"creatures", "artifacts", "lands", "enchantments"},
    {"target", "each"},
    {"your", "their", "its"},
    {"you", "opponent"},
    {"attacks", "blocks"},
    {"attacking", "blocking"},
    {"attack", "block"},
    {"one", "two", "three"},
    {"1", "2", "3"},
    {"white", "blue", "black", "red", "green"},
    {"may", "must"},
    {"tapped", "untapped"},
    {"tap", "untap"},
    {"beginning", "end"},
    {"plains", "island", "swamp", "mountain", "forest"},
    {"power", "toughness"},
    {"hand", "graveyard", "library"},
    {"upkeep", "turn"},
    {"gain", "lose"},
    {"gains", "loses"},
    {"more", "less"},
    {"draw", "discard"},
    {"draws", "discards"},
    {"destroy", "bury"},
    {"all", "target"},
    {"and", "or"},
    {"controller", "owner"},
    {"controls", "owns"},
    {"when", "whenever"},
    {"until", "during"},
    {"with", "without"},
    {"another", "a"},
    {"other", "tapped"},
    {"is", "cannot"},
    {"flying", "trample"},
};

bool is_word_letter(char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '\'' || (c & 0x80) != 0; }

Swap swapped(const std::string& text, std::size_t at, std::size_t length, std::string_view to) {
  Swap swap{text.substr(at, length), std::string(to), at, text};
  // A word that is left out takes the space before it along.
  const bool space = to.empty() && at > 0 && text[at - 1] == ' ';
  swap.text.replace(at - (space ? 1 : 0), length + (space ? 1 : 0), to);
  return swap;
}

}  // namespace

std::vector<Swap> swaps_of(const std::string& text) {
  std::vector<Swap> swaps;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_word_letter(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_word_letter(text[end])) ++end;
    const std::string word = lowered(text.substr(at, end - at));
    swaps.push_back(swapped(text, at, end - at, no_word));
    swaps.push_back(swapped(text, at, end - at, ""));
    for (const auto& family : siblings) {
      if (std::find(family.begin(), family.end(), word) == family.end()) continue;
      for (const std::string_view sibling : family)
        if (sibling != word) swaps.push_back(swapped(text, at, end - at, sibling));
    }
    at = end;
  }
  return swaps;
}

Spared::Spared(const std::string& file) {
  std::ifstream in(file);
  const nlohmann::json lists = nlohmann::json::parse(in);
  for (const char* list : {"spared", "overlooked"})
    for (const auto& entry : lists[list])
      for (const auto& to : entry["to"])
        entries_.push_back({lowered(entry["from"].get<std::string>()), lowered(to.get<std::string>())});
}

bool Spared::has(const std::string& text, const Swap& swap) {
  const std::string before = lowered(text);
  const std::string after = lowered(swap.text);
  for (Entry& entry : entries_) {
    // Somewhere around the word, the one phrase has become the other and nothing else has changed.
    const std::size_t first = swap.at < entry.from.size() ? 0 : swap.at - entry.from.size();
    for (std::size_t at = before.find(entry.from, first); at <= swap.at + 1 && at != std::string::npos;
         at = before.find(entry.from, at + 1)) {
      std::string made = before;
      // A word that is left out takes the space before it along.
      const bool space = entry.to.empty() && at > 0 && before[at - 1] == ' ';
      made.replace(at - (space ? 1 : 0), entry.from.size() + (space ? 1 : 0), entry.to);
      if (made != after) continue;
      entry.used = true;
      return true;
    }
  }
  return false;
}

std::vector<std::string> Spared::unused() const {
  std::vector<std::string> names;
  for (const Entry& entry : entries_)
    if (!entry.used) names.push_back(entry.from + " -> " + entry.to);
  return names;
}

}  // namespace sleight::kit
