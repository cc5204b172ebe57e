#include "tools/wording/phrases.h"

#include <cctype>

#include "scripting/spelling.h"

namespace sleight {

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string found = closest_word(word, candidates);
  return found.empty() ? "" : "; did you mean `" + found + "`?";
}

}  // namespace sleight
