#include "tools/checking/text_places.h"

#include <algorithm>
#include <sstream>

namespace sleight {

TextPlaces::TextPlaces(const CardFile& script)
    : script_(script), key_(place_in(script, "text")), places_(script.file, script.source) {
  // Empty lines count here: places in the text are told by the lines that it really has.
  std::istringstream in{script.card.text};
  for (std::string line; std::getline(in, line);) lines_.push_back(line);
  std::size_t key_line = 0;
  for (int n = 1; n < key_.line; ++n) key_line = script.source.find('\n', key_line) + 1;
  // Not before the key: a card's name may say the same.
  from_ = key_line + static_cast<std::size_t>(std::max(0, key_.column - 1)) + 4;
}

Location TextPlaces::at(const Location& in_text) {
  const auto number = static_cast<std::size_t>(std::max(1, in_text.line)) - 1;
  if (number >= lines_.size()) return key_;
  const std::size_t lead = lines_[number].find_first_not_of(" \t");
  if (lead == std::string::npos) return key_;
  for (; passed_ < number; ++passed_) {
    const std::size_t passed = find(passed_);
    from_ = passed == std::string::npos ? passed : passed + lines_[passed_].size();
  }
  const std::size_t line = find(number);
  if (line == std::string::npos) return key_;
  Location location = places_.at(line + lead);
  // Both count from 1, the one from the line's beginning, the other from its first word.
  location.column += std::max(0, in_text.column - 1 - static_cast<int>(lead));
  location.length = in_text.length;
  return location;
}

std::size_t TextPlaces::find(std::size_t number) const { return script_.source.find(lines_[number], from_); }

}  // namespace sleight
