#include "tools/scenario/lua_values.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <tuple>

namespace sleight::scenario {
namespace {

/// What a scenario holds of an object, player or play: plain data, so that Lua may drop it when it likes.
struct Handle {
  lua_Integer scenario;  ///< which scenario of the file it belongs to
  Value::Kind kind;
  PlayerId player;
  std::uint16_t slot;
  int number;
};

/// No verb reads deeper; a table that holds itself ends here.
constexpr int deepest_table = 6;
constexpr const char* scenario_key = "sleight.scenario.number";

lua_Integer scenario_number(lua_State* lua) {
  lua_getfield(lua, LUA_REGISTRYINDEX, scenario_key);
  const lua_Integer number = lua_tointeger(lua, -1);
  lua_pop(lua, 1);
  return number;
}

/// Lua's own order of a table's keys differs from run to run; scenarios must not. Kinds first, so that the
/// list part, with its numbers, comes before what is named.
auto order_of(const Value& key) { return std::tuple{key.kind, key.number, key.slot, key.player, key.text}; }

}  // namespace

void begin_handles(lua_State* lua) {
  lua_pushinteger(lua, scenario_number(lua) + 1);
  lua_setfield(lua, LUA_REGISTRYINDEX, scenario_key);
}

Value read(lua_State* lua, int index, int depth) {
  Value value;
  switch (lua_type(lua, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
      return value;
    case LUA_TBOOLEAN:
      return Value::of(lua_toboolean(lua, index) != 0);
    case LUA_TNUMBER: {
      const double number = lua_tonumber(lua, index);
      // Greater than anything in a duel. NaN differs from itself, and so is refused as well.
      if (number != std::floor(number) || std::abs(number) > 1e6)
        throw Failure{"numbers in scenarios are whole and small"};
      return Value::of(static_cast<int>(number));
    }
    case LUA_TSTRING: {
      std::size_t length = 0;
      const char* text = lua_tolstring(lua, index, &length);
      return Value::of(std::string{text, length});
    }
    case LUA_TUSERDATA: {
      const auto* handle = static_cast<const Handle*>(luaL_testudata(lua, index, handle_type));
      if (handle == nullptr) throw Failure{"this is nothing of a scenario"};
      // Its slot is that of another duel, where it may be any card.
      if (handle->scenario != scenario_number(lua))
        throw Failure{"this belongs to a scenario that is over; make it within this one"};
      value.kind = handle->kind;
      value.player = handle->player;
      value.slot = handle->slot;
      value.number = handle->number;
      return value;
    }
    case LUA_TTABLE:
      break;
    default:
      throw Failure{std::string{"a "} + luaL_typename(lua, index) + " means nothing here"};
  }
  if (depth == deepest_table) throw Failure{"tables this deep mean nothing here"};
  value.kind = Value::Kind::table;
  const int table = lua_absindex(lua, index);
  // Tables lie inside each other, and each level keeps its key and value on the stack.
  luaL_checkstack(lua, 4, nullptr);
  for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1))
    value.items.push_back({read(lua, -2, depth + 1), read(lua, -1, depth + 1)});
  std::sort(value.items.begin(), value.items.end(),
            [](const auto& a, const auto& b) { return order_of(a.key) < order_of(b.key); });
  return value;
}

void push(lua_State* lua, const Value& value) {
  switch (value.kind) {
    case Value::Kind::nil:
      lua_pushnil(lua);
      return;
    case Value::Kind::boolean:
      lua_pushboolean(lua, value.yes ? 1 : 0);
      return;
    case Value::Kind::number:
      lua_pushinteger(lua, value.number);
      return;
    case Value::Kind::text:
      lua_pushlstring(lua, value.text.data(), value.text.size());
      return;
    case Value::Kind::table:
      luaL_checkstack(lua, 4, nullptr);
      lua_newtable(lua);
      for (const auto& [key, item] : value.items) {
        push(lua, key);
        push(lua, item);
        lua_settable(lua, -3);
      }
      return;
    case Value::Kind::object:
    case Value::Kind::player:
    case Value::Kind::play:
    case Value::Kind::scenario:
      // Handles have nothing to destroy, so that they need no finaliser.
      ::new (lua_newuserdatauv(lua, sizeof(Handle), 0))
          Handle{scenario_number(lua), value.kind, value.player, value.slot, value.number};
      luaL_setmetatable(lua, handle_type);
  }
}

}  // namespace sleight::scenario
