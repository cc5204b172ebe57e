#pragma once

#include <string>
#include <vector>

#include "scripting/script_manual.h"

namespace sleight {

/// `words` as annotations for the Lua language server: a file of Lua that declares each of them, with its
/// keys and arguments, what it gives, and what is told of it.
std::string manual_for_editors(const std::vector<ManualWord>& words);
/// `words`, and the functions of Lua that scripts may call, as a configuration of luacheck: it knows the
/// names that a script or a scenario may use, and that nobody may write to them.
std::string manual_for_luacheck(const std::vector<ManualWord>& words);

}  // namespace sleight
