#pragma once

#include <string>
#include <vector>

#include "scripting/lua/script_source.h"

namespace sleight {

/// A key that a table constructor has twice. Lua takes the last of them and says nothing.
struct RepeatedKey {
  std::string key;
  Location location;  ///< of the second
  int first_line = 0;
};

/// All of them, in the order of the text, which Lua can read.
std::vector<RepeatedKey> find_repeated_keys(const Source& source);

}  // namespace sleight
