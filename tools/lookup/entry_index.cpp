#include "tools/lookup/entry_index.h"

#include <cmath>
#include <sstream>

#include "scripting/lua/word_stems.h"
#include "tools/files/card_file_name.h"
#include "tools/library/card_names.h"

namespace sleight {

std::vector<std::string> folded_words(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream parts{card_file_name(text)};
  for (std::string word; std::getline(parts, word, '_');) words.push_back(std::move(word));
  return words;
}

EntryIndex::EntryIndex(const std::vector<Entry>& entries) : size_(entries.size()) {
  constexpr double name = 6, doc = 2, more = 1;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    by_name_[entry.name].push_back(i);
    by_folded_name_[folded_name(entry.name)].push_back(i);
    by_family_["[" + entry.family + "]"].push_back(i);
    add(entry.name, i, name);
    add(entry.doc, i, doc);
    add(entry.more, i, more);
  }
}

const std::vector<std::pair<std::size_t, double>>& EntryIndex::places(const std::string& stem) const {
  static const std::vector<std::pair<std::size_t, double>> none;
  const auto found = places_.find(stem);
  return found == places_.end() ? none : found->second.in;
}

double EntryIndex::rarity(const std::string& stem) const {
  const auto all = static_cast<double>(size_), some = static_cast<double>(places(stem).size());
  return std::log(1.0 + all / (1.0 + some)) / std::log(1.0 + all);
}

std::vector<std::string> EntryIndex::words() const {
  std::vector<std::string> all;
  for (const auto& [stem, places] : places_) all.push_back(places.word);
  return all;
}

const EntryIndex::Numbers& EntryIndex::at(const Names& names, const std::string& name) {
  static const Numbers none;
  const auto found = names.find(name);
  return found == names.end() ? none : found->second;
}

void EntryIndex::add(const std::string& text, std::size_t entry, double weight) {
  if (text.empty()) return;
  for (std::string& word : folded_words(text)) {
    Places& places = places_[word_stem(word)];
    if (places.word.empty()) places.word = std::move(word);
    // What weighs most in an entry was added first.
    if (places.in.empty() || places.in.back().first != entry) places.in.emplace_back(entry, weight);
  }
}

}  // namespace sleight
