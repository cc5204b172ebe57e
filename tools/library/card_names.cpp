#include "tools/library/card_names.h"

#include <algorithm>

#include "tools/files/card_file_name.h"

namespace sleight {

std::string folded_name(std::string_view name) {
  std::string folded = card_file_name(std::string(name));
  std::erase(folded, '_');
  return folded;
}

CardId card_called(const Library& library, std::string_view name) {
  if (const CardId card = library.find(name); card != CardId::none) return card;
  const std::string folded = folded_name(name);
  if (folded.empty()) return CardId::none;
  for (std::size_t i = 0; i < library.size(); ++i)
    if (folded_name(library.card(static_cast<CardId>(i)).name) == folded) return static_cast<CardId>(i);
  return CardId::none;
}

CardId CardsCalled::find(std::string_view name) {
  if (const CardId card = library_.find(name); card != CardId::none) return card;
  if (folded_.empty())
    // Of two that are folded alike the first counts.
    for (std::size_t i = 0; i < library_.size(); ++i)
      folded_.emplace(folded_name(library_.card(static_cast<CardId>(i)).name), static_cast<CardId>(i));
  const std::string folded = folded_name(name);
  const auto found = folded.empty() ? folded_.end() : folded_.find(folded);
  return found == folded_.end() ? CardId::none : found->second;
}

}  // namespace sleight
