#pragma once

#include <string>
#include <vector>

#include "scripting/script_manual.h"

namespace sleight {

/// `words` as annotations for the Lua language server: a file of Lua that declares each of them, with its
/// keys and arguments, what it gives, and what is told of it.
std::string manual_for_editors(const std::vector<ManualWord>& words);

}  // namespace sleight
