#include "tools/display/phrases.h"

#include <cctype>

namespace sleight {

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

}  // namespace sleight
