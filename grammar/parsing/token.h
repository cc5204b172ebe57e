#pragma once

#include <string>

#include "grammar/text/text.h"

namespace sleight {

/// One word or symbol of a line, or several words that are one name, and whether the vocabulary holds it.
struct Token {
  std::string text;
  Span span;  ///< in the text as its author wrote it
  bool known = true;
};

}  // namespace sleight
