#include "tools/lsp/text_positions.h"

#include <algorithm>

namespace sleight {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// How many bytes the character has that begins there.
std::size_t bytes_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const std::size_t wanted = first >= 0xF0U && first < 0xF8U ? 4
                             : first >= 0xE0U                ? 3
                             : first >= 0xC2U                ? 2
                                                             : 1;
  if (first >= 0xF8U || at + wanted > text.size()) return 1;
  for (std::size_t i = 1; i < wanted; ++i)
    if (!continues(text[at + i])) return 1;
  return wanted;
}

/// What a character of so many bytes counts.
std::size_t units_of(std::size_t bytes, PositionEncoding encoding) {
  if (encoding == PositionEncoding::utf8) return bytes;
  return bytes == 4 ? 2 : 1;
}

}  // namespace

TextPositions::TextPositions(std::string_view text, PositionEncoding encoding)
    : text_(text), encoding_(encoding), lines_{0} {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool half = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (text[i] == '\n' || (text[i] == '\r' && !half)) lines_.push_back(i + 1);
  }
}

std::size_t TextPositions::end_of(std::size_t line) const {
  if (line + 1 >= lines_.size()) return text_.size();
  std::size_t end = lines_[line + 1] - 1;
  if (end > lines_[line] && text_[end] == '\n' && text_[end - 1] == '\r') --end;
  return end;
}

std::size_t TextPositions::offset_of(TextPosition position) const {
  if (position.line >= lines_.size()) return text_.size();
  const std::size_t end = end_of(position.line);
  std::size_t at = lines_[position.line];
  std::size_t left = position.character;
  while (at < end) {
    const std::size_t bytes = bytes_at(text_, at);
    const std::size_t units = units_of(bytes, encoding_);
    if (left < units) break;
    left -= units;
    at += bytes;
  }
  return std::min(at, end);
}

TextPosition TextPositions::position_of(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  const auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
  const auto line = static_cast<std::size_t>(next - lines_.begin()) - 1;
  const std::size_t goal = std::min(offset, end_of(line));
  TextPosition position{line, 0};
  for (std::size_t at = lines_[line]; at < goal;) {
    const std::size_t bytes = bytes_at(text_, at);
    if (at + bytes > goal) break;
    position.character += units_of(bytes, encoding_);
    at += bytes;
  }
  return position;
}

}  // namespace sleight
