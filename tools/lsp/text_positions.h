#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sleight {

/// In what the characters of a line are counted.
enum class PositionEncoding : unsigned char { utf8, utf16 };

/// A place in a text as editors tell it: both count from 0.
struct TextPosition {
  std::size_t line = 0;
  std::size_t character = 0;
  bool operator==(const TextPosition&) const = default;
};

/// Where the lines of a text begin, and what its bytes are in the positions of an editor. A line ends with a
/// line feed, a carriage return, or both. A byte that is no part of UTF-8 counts as a character.
class TextPositions {
 public:
  /// The text must live as long.
  TextPositions(std::string_view text, PositionEncoding encoding);

  /// The byte at a position. One behind the end of its line is that end; one within a character is where the
  /// character begins.
  std::size_t offset_of(TextPosition position) const;
  /// The position of a byte; of one within a character, where that begins.
  TextPosition position_of(std::size_t offset) const;

 private:
  /// The end of a line, before what ends it.
  std::size_t end_of(std::size_t line) const;

  std::string_view text_;
  PositionEncoding encoding_;
  std::vector<std::size_t> lines_;
};

}  // namespace sleight
