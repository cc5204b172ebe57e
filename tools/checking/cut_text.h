#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/checking/alignment.h"

namespace sleight {

/// A text cut into words, which knows where each stands.
struct CutText {
  std::string text;
  std::vector<std::pair<std::size_t, std::size_t>> places;  ///< first byte, byte behind the last

  WordList words() const;
};

/// Lua cut into its tokens.
CutText cut_lua(std::string text);
/// English cut into words, numbers, symbols and signs, without their case.
CutText cut_english(std::string_view text);

}  // namespace sleight
