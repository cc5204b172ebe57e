#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// Where the bytes of a text stand. The text is gone through once; a place in it then costs little, so that a
/// file of tens of thousands of cards can give each of them one.
class Places {
 public:
  Places(std::string file, const std::string& text);
  /// Line and column (from 1, in bytes) of a byte; beyond the end, those of the end.
  Location at(std::size_t byte) const;

 private:
  std::string file_;
  std::size_t end_;
  std::vector<std::size_t> lines_;  ///< where each begins
};

}  // namespace sleight
