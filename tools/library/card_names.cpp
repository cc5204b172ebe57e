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

}  // namespace sleight
