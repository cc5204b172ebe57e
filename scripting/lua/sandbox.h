#pragma once

#include <string>

struct lua_State;

namespace sleight {

/// Puts the functions of Lua that a script may use into the table on top of the stack: everything in this
/// list is harmless and does a bounded amount of work, and nothing that is not in it exists.
void open_sandbox(lua_State* lua);
/// How the value at `index` is told: what can name itself by its name, anything else by its type. The address
/// of a table or function would differ from run to run.
std::string told_value(lua_State* lua, int index);
/// Why a name that Lua programmers know is not there, or nullptr when it is no such name.
const char* why_not_available(const char* name);

}  // namespace sleight
