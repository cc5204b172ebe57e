#pragma once

#include <lua.hpp>

#include "tools/scenario/scenario_value.h"

namespace sleight::scenario {

/// What the metatable of handles (objects, players, plays, the scenario) is registered as.
inline constexpr const char* handle_type = "sleight.scenario.handle";

/// Begins a scenario: handles made before it are refused from now on.
void begin_handles(lua_State* lua);
/// Reads the Lua value at `index`; throws Failure for what a scenario cannot mean (functions, deep tables).
Value read(lua_State* lua, int index, int depth = 0);
/// Pushes `value`; objects, players and plays become handles.
void push(lua_State* lua, const Value& value);

}  // namespace sleight::scenario
