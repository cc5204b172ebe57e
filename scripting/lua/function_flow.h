#pragma once

#include <cstddef>
#include <vector>

#include "scripting/lua/script_source.h"

namespace sleight {

/// A function of a script, as its text has it.
struct FunctionText {
  std::size_t first = 0;    ///< the token `function`
  std::size_t last = 0;     ///< its `end`
  bool ends_empty = false;  ///< some way through it ends without a value
};

/// All functions of a script that Lua can read, in the order in which they begin. A way is whatever branches
/// and blocks allow: a loop without an end, or a call of `error`, ends none.
std::vector<FunctionText> functions_in(const Source& source);

}  // namespace sleight
