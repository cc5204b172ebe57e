#pragma once

#include <string>
#include <vector>

#include "scripting/script_manual.h"

namespace sleight {

/// `words`, and the functions of Lua that scripts may call, as a configuration of luacheck: it knows the
/// names that a script or a scenario may use, and that nobody may write to them.
std::string manual_for_luacheck(const std::vector<ManualWord>& words);

}  // namespace sleight
