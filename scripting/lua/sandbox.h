#pragma once

struct lua_State;

namespace sleight {

/// Puts the functions of Lua that a script may use into the table on top of the stack: everything in this
/// list is harmless and does a bounded amount of work, and nothing that is not in it exists.
void open_sandbox(lua_State* lua);
/// Why a name that Lua programmers know is not there, or nullptr when it is no such name.
const char* why_not_available(const char* name);

}  // namespace sleight
