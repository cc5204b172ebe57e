#include "grammar/text/finding.h"

#include <algorithm>
#include <string>

namespace sleight {

bool stands_at(const Text& line, std::size_t at, std::string_view words) {
  return at <= line.size() && line.str().compare(at, words.size(), words) == 0;
}

std::size_t first_sign(const Text& line, std::string_view signs, std::size_t at) {
  return std::min(line.str().find_first_of(signs, at), line.size());
}

}  // namespace sleight
