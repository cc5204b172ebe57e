#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"

namespace sleight {

/// What is in a file; nothing, with a finding, when it cannot be read.
std::optional<std::string> read_file(const std::string& file, Diagnostics& findings);
/// The Lua files below `path` (or `path` itself), in alphabetical order, without those named set.lua and
/// mod.lua.
std::vector<std::string> script_files(const std::string& path);

}  // namespace sleight
