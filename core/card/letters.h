#pragma once

#include <algorithm>
#include <string>
#include <string_view>

/// The case of letters. Names and words are compared by their ASCII letters only, whatever the locale of the
/// machine says: a library reads the same everywhere.
namespace sleight {

/// The letter in lower case; every other byte as it is.
constexpr char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
/// The letter in upper case; every other byte as it is.
constexpr char raised(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
/// Whether it is a letter from A to Z, in either case.
constexpr bool is_letter(char c) { return lowered(c) >= 'a' && lowered(c) <= 'z'; }
/// The text with its letters in lower case.
inline std::string lowered(std::string_view text) {
  std::string low(text);
  for (char& c : low) c = lowered(c);
  return low;
}
/// Whether two texts are the same but for the case of their letters.
constexpr bool same_but_for_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lowered(x) == lowered(y); });
}

}  // namespace sleight
