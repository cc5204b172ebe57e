#include "scripting/lua/offered_functions.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <memory>

#include "scripting/lua/sandbox.h"

namespace sleight {
namespace {

/// The keys of the table on top of the stack that are texts, in order.
std::vector<std::string> names_in_table(lua_State* lua) {
  std::vector<std::string> names;
  lua_pushnil(lua);
  while (lua_next(lua, -2) != 0) {
    lua_pop(lua, 1);
    if (lua_type(lua, -1) == LUA_TSTRING) names.emplace_back(lua_tostring(lua, -1));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

std::map<std::string, std::vector<std::string>> offered_functions() {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* lua = state.get();
  lua_newtable(lua);
  open_sandbox(lua);
  std::map<std::string, std::vector<std::string>> offered;
  for (const std::string& name : names_in_table(lua)) {
    std::vector<std::string>& fields = offered[name];
    lua_getfield(lua, -1, name.c_str());
    // A library is an empty table that looks into the real one.
    if (lua_type(lua, -1) == LUA_TTABLE && luaL_getmetafield(lua, -1, "__index") == LUA_TTABLE) {
      fields = names_in_table(lua);
      lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
  }
  return offered;
}

}  // namespace sleight
