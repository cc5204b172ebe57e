#pragma once

#include <cstddef>
#include <string>

namespace sleight {

/// A stretch of the text that was read: where it starts, in bytes, and how long it is.
struct Span {
  std::size_t at = 0;
  std::size_t length = 0;
  bool operator==(const Span&) const = default;
};

/// One word or symbol of a line, or several words that are one name, and whether the vocabulary holds it.
struct Token {
  std::string text;
  Span span;  ///< in the text as its author wrote it
  bool known = true;
};

}  // namespace sleight
