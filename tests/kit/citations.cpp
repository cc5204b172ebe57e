#include "tests/kit/citations.h"

#include <algorithm>

namespace sleight::kit {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_of_word(char c) { return is_digit(c) || is_capital(c) || (c >= 'a' && c <= 'z') || c == '_'; }

template <typename Is>
std::size_t count_leading(std::string_view text, Is is) {
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is) - text.begin());
}

/// How long the number is with which a text begins; 0 when it begins with none.
std::size_t length_of_citation(std::string_view text) {
  if (text.size() < 4 || text[1] != '-') return 0;
  std::size_t at = 2;
  if (text[0] == 'R') {
    const std::size_t letters = count_leading(text.substr(at), is_capital);
    at += letters;
    if (letters == 0 || at == text.size() || text[at++] != '-') return 0;
  }
  const std::size_t digits = count_leading(text.substr(at), is_digit);
  const bool fits = text[0] == 'R'   ? digits > 0
                    : text[0] == 'E' ? digits == 3
                                     : text[0] == 'D' && digits == 2;
  at += digits;
  return fits && (at == text.size() || !is_of_word(text[at])) ? at : 0;
}

}  // namespace

std::vector<std::string> cited_in(std::string_view text) {
  std::vector<std::string> found;
  for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
    if (at == 0 || (at > 1 && is_of_word(text[at - 2]))) continue;
    if (const std::size_t length = length_of_citation(text.substr(at - 1)); length > 0)
      found.emplace_back(text.substr(at - 1, length));
  }
  return found;
}

std::vector<std::string> differences_in(std::string_view text) {
  std::vector<std::string> found = cited_in(text);
  std::erase_if(found, [](const std::string& id) { return id[0] != 'D'; });
  return found;
}

}  // namespace sleight::kit
