#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "grammar/text/text.h"

/// Where words stand in a line.
namespace sleight {

/// Where each of those words stands, each behind the one before it; nothing where one of them is missing.
template <std::size_t count>
std::optional<std::array<std::size_t, count>> find_in_order(const Text& line,
                                                            const std::string_view (&words)[count]) {
  std::array<std::size_t, count> places{};
  std::size_t from = 0;
  for (std::size_t i = 0; i < count; ++i) {
    places[i] = line.str().find(words[i], from);
    if (places[i] == std::string::npos) return std::nullopt;
    from = places[i] + words[i].size();
  }
  return places;
}

/// Whether those words stand there.
bool stands_at(const Text& line, std::size_t at, std::string_view words);
/// Where the first of those signs stands from `at` on, or else the end of the line.
std::size_t first_sign(const Text& line, std::string_view signs, std::size_t at);

}  // namespace sleight
