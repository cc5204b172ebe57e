#include "core/card/plus_text.h"

#include <algorithm>
#include <charconv>

namespace sleight {
namespace {

std::optional<int> signed_number(std::string_view half) {
  if (half.size() < 2 || (half[0] != '+' && half[0] != '-')) return std::nullopt;
  int value = 0;
  const char* const end = half.data() + half.size();
  const auto [stopped, error] = std::from_chars(half.data() + 1, end, value);
  if (error != std::errc() || stopped != end || value < 0 || value > most_of_plus) return std::nullopt;
  return half[0] == '-' ? -value : value;
}

bool is_x(char letter) { return letter == 'X' || letter == 'x'; }

}  // namespace

std::optional<Plus> plus_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::optional<int> power = signed_number(text.substr(0, slash));
  const std::optional<int> toughness = signed_number(text.substr(slash + 1));
  if (!power || !toughness) return std::nullopt;
  return Plus{*power, *toughness};
}

bool is_plus_of_x(std::string_view text) {
  return std::any_of(text.begin(), text.end(), is_x) && plus_of(plus_with(text, 0)).has_value();
}

std::string plus_with(std::string_view text, int x) {
  std::string named;
  for (const char letter : text)
    if (is_x(letter))
      named += std::to_string(std::clamp(x, 0, most_of_x));
    else
      named += letter;
  return named;
}

}  // namespace sleight
