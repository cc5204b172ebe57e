#include "tools/files/places.h"

#include <algorithm>
#include <utility>

namespace sleight {

Places::Places(std::string file, const std::string& text)
    : file_(std::move(file)), end_(text.size()), lines_{0} {
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
    lines_.push_back(at + 1);
}

Location Places::at(std::size_t byte) const {
  byte = std::min(byte, end_);
  const auto after = std::upper_bound(lines_.begin(), lines_.end(), byte);
  Location location;
  location.file = file_;
  location.line = static_cast<int>(after - lines_.begin());
  location.column = static_cast<int>(byte - *(after - 1)) + 1;
  return location;
}

}  // namespace sleight
