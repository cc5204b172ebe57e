#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sleight {

/// A piece of a text that names a file, or the id of a rule that a page tells of.
struct TextLink {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string file;
  int line = 0;  ///< in it, from 1; 0: its beginning
};

/// What a file names that is there: paths in quotes, seen from its folder or from one of `folders`, and ids
/// of rules ("R-CAST-4") that the page docs/rules.md of such a folder has.
std::vector<TextLink> links_in(std::string_view text, const std::string& file,
                               const std::vector<std::string>& folders);

}  // namespace sleight
