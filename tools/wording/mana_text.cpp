#include "tools/wording/mana_text.h"

#include <algorithm>
#include <cctype>

#include "core/telling/wording.h"

namespace sleight {

std::string pool_text(const ManaPool& pool) {
  std::string text;
  for (std::size_t i = 0; i < mana_letters.size(); ++i)
    for (int n = 0; n < pool.amount[i]; ++n) text += std::string{"{"} + mana_letters[i] + "}";
  return text;
}

bool read_pool(std::string_view text, ManaPool& pool) {
  pool = {};
  while (!text.empty()) {
    const auto close = text.find('}');
    if (text.front() != '{' || close == std::string_view::npos || close < 2) return false;
    const std::string_view inside = text.substr(1, close - 1);
    if (std::all_of(inside.begin(), inside.end(), [](unsigned char c) { return std::isdigit(c) != 0; }) &&
        inside.size() < 4) {
      pool.amount[colourless_index] =
          static_cast<std::uint16_t>(pool.amount[colourless_index] + std::stoi(std::string{inside}));
    } else {
      const auto letter =
          std::find(mana_letters.begin(), mana_letters.end(),
                    inside.size() == 1 ? std::toupper(static_cast<unsigned char>(inside[0])) : 0);
      if (letter == mana_letters.end()) return false;
      ++pool.amount[static_cast<std::size_t>(letter - mana_letters.begin())];
    }
    text.remove_prefix(close + 1);
  }
  return true;
}

}  // namespace sleight
