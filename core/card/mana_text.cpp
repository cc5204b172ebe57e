#include "core/card/mana_text.h"

#include <algorithm>
#include <cctype>

#include "core/card/letters.h"

namespace sleight {

namespace {

/// Which symbol of two colours "W/U" is; whichever of them stands first.
std::optional<std::size_t> either_of(std::string_view symbol) {
  if (symbol.size() != 3 || symbol[1] != '/') return std::nullopt;
  const auto is = [](Colour colour, char letter) {
    return mana_letters[static_cast<std::size_t>(colour)] == letter;
  };
  for (std::size_t i = 0; i < either_colours.size(); ++i) {
    const auto& [one, other] = either_colours[i];
    if ((is(one, symbol[0]) && is(other, symbol[2])) || (is(other, symbol[0]) && is(one, symbol[2])))
      return i;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ManaCost> read_mana(std::string_view symbols, int* colourless) {
  ManaCost cost;
  bool generic_seen = false;
  while (!symbols.empty()) {
    const std::size_t close = symbols.find('}');
    if (symbols[0] != '{' || close == std::string_view::npos || close == 1) return std::nullopt;
    const std::string_view symbol = symbols.substr(1, close - 1);
    symbols.remove_prefix(close + 1);
    const std::size_t letter = symbol.size() == 1 ? mana_letters.find(symbol[0]) : std::string_view::npos;
    if (letter < colour_count) {
      // So many symbols that the number begins at 0 again are no cost.
      if (++cost.coloured[letter] == 0) return std::nullopt;
    } else if (letter == colourless_index && colourless != nullptr) {
      // Whoever gives no place for it reads a cost, and no cost asks for colourless mana.
      ++*colourless;
    } else if (const std::optional<std::size_t> either = either_of(symbol)) {
      if (++cost.either[*either] == 0) return std::nullopt;
    } else if (symbol == "X") {
      if (++cost.x == 0) return std::nullopt;
    } else {
      // One number only, and of two digits: the type holds no more than 255.
      if (generic_seen || symbol.size() > 2) return std::nullopt;
      int number = 0;
      for (const char c : symbol) {
        if (std::isdigit(static_cast<unsigned char>(c)) == 0) return std::nullopt;
        number = number * 10 + (c - '0');
      }
      generic_seen = true;
      cost.generic = static_cast<std::uint8_t>(number);
    }
  }
  return cost;
}

std::string print_mana(const ManaCost& cost, int colourless) {
  std::string text;
  for (int i = 0; i < cost.x; ++i) text += "{X}";
  if (cost.generic > 0) text += "{" + std::to_string(cost.generic) + "}";
  for (int i = 0; i < colourless; ++i) text += "{C}";
  for (std::size_t e = 0; e < either_colours.size(); ++e)
    for (int i = 0; i < cost.either[e]; ++i)
      text += std::string("{") + mana_letters[static_cast<std::size_t>(either_colours[e][0])] + "/" +
              mana_letters[static_cast<std::size_t>(either_colours[e][1])] + "}";
  for (std::size_t c = 0; c < colour_count; ++c)
    for (int i = 0; i < cost.coloured[c]; ++i) text += std::string("{") + mana_letters[c] + "}";
  // A cost of nothing is a cost (R-COST-1): an empty text would say that there is none.
  return text.empty() ? "{0}" : text;
}

std::string kind_text(ManaKinds kinds) {
  std::string text;
  for (std::size_t i = 0; i < mana_letters.size(); ++i)
    if ((kinds >> i & 1U) != 0) text += std::string("{") + mana_letters[i] + "}";
  return text;
}

std::string pool_text(const ManaPool& pool) {
  std::string text;
  for (std::size_t i = 0; i < mana_letters.size(); ++i)
    for (int n = 0; n < pool.amount[i]; ++n) text += std::string("{") + mana_letters[i] + "}";
  return text;
}

bool read_pool(std::string_view symbols, ManaPool& pool) {
  pool = {};
  while (!symbols.empty()) {
    const std::size_t close = symbols.find('}');
    if (symbols.front() != '{' || close == std::string_view::npos || close < 2) return false;
    const std::string_view symbol = symbols.substr(1, close - 1);
    symbols.remove_prefix(close + 1);
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    // Three digits at most, so that the number fits into the pool.
    if (symbol.size() < 4 && std::all_of(symbol.begin(), symbol.end(), is_digit)) {
      std::uint16_t& colourless = pool.amount[colourless_index];
      colourless = static_cast<std::uint16_t>(colourless + std::stoi(std::string(symbol)));
      continue;
    }
    const auto letter = raised(symbol[0]);
    const std::size_t index = symbol.size() == 1 ? mana_letters.find(letter) : std::string_view::npos;
    if (index == std::string_view::npos) return false;
    ++pool.amount[index];
  }
  return true;
}

}  // namespace sleight
