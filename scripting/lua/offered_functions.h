#pragma once

#include <map>
#include <string>
#include <vector>

namespace sleight {

/// What scripts have of Lua: functions, and libraries with the names in them, in order.
std::map<std::string, std::vector<std::string>> offered_functions();

}  // namespace sleight
