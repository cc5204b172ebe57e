#include "scripting/lua/sandbox.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/lua/script_host.h"

namespace sleight {
namespace {

// A count hook does not run inside C functions. So each function here that makes or walks something checks
// its size first, and the string patterns, whose time nothing bounds, are left out.

/// Ends the script when a library function would make a longer string than it may.
void limit_text(lua_State* lua, std::size_t size) {
  Host& host = Host::of(lua);
  if (size <= host.limits().text) return;
  host.fail("L0105", host.source().line(host.line()),
            "a string of " + std::to_string(size) + " bytes is too long; " +
                std::to_string(host.limits().text) + " is the most",
            "Make a shorter string.");
}

/// What a value costs to write or sort, in instructions.
constexpr std::size_t instructions_a_value = 16;

/// More than the digits, point, sign and exponent of any number of Lua.
constexpr std::size_t longest_number = 32;

// The bounded functions check their arguments, and then call the original of Lua, their first upvalue.
int repeat(lua_State* lua) {
  std::size_t size = 0;
  luaL_checklstring(lua, 1, &size);
  std::size_t separator = 0;
  luaL_optlstring(lua, 3, "", &separator);
  const lua_Integer times = luaL_checkinteger(lua, 2);
  if (times > 0) {
    const std::size_t limit = Host::of(lua).limits().text;
    const auto n = static_cast<std::size_t>(times);
    const std::size_t each = size + separator;
    if (each == 0) {  // Lua would go round `times` times to make nothing
      lua_pushliteral(lua, "");
      return 1;
    }
    // The product is formed only where it cannot overflow; beyond that, either number is too long.
    limit_text(lua, each > 0 && n > limit / each ? (n > limit ? n : n * each) : n * each);
  }
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, 1);
  return 1;
}

int format(lua_State* lua) {
  std::size_t size = 0;
  const std::string_view pattern = luaL_checklstring(lua, 1, &size);
  std::size_t total = size;
  for (int i = 2; i <= lua_gettop(lua); ++i) {
    if (lua_type(lua, i) != LUA_TSTRING && lua_type(lua, i) != LUA_TNUMBER &&
        lua_type(lua, i) != LUA_TBOOLEAN)
      return luaL_error(lua,
                        "string.format takes strings and numbers only");  // an address is not the same twice
    if (lua_type(lua, i) == LUA_TSTRING) total += lua_rawlen(lua, i);
    // Lua itself bounds widths to two digits; only "%f" of a huge number is longer, by a few hundred bytes.
    total += 128;
  }
  for (std::size_t at = pattern.find('%'); at != std::string_view::npos; at = pattern.find('%', at + 1)) {
    at = pattern.find_first_not_of("-+ #0123456789.", at + 1);  // flags, width, precision
    if (at == std::string_view::npos) break;
    if (pattern[at] == 'p') return luaL_error(lua, "string.format has no '%%p' here");
  }
  limit_text(lua, total);
  // A number may be written with hundreds of digits, whatever becomes of them.
  Host::of(lua).charge(static_cast<std::size_t>(lua_gettop(lua)) * instructions_a_value);
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, 1);
  return 1;
}

/// What is wanted is found as it stands, from a place on: a pattern could take time that nothing bounds, and
/// is refused unless it is said that it is none.
int find_plain(lua_State* lua) {
  std::size_t size = 0;
  const char* text = luaL_checklstring(lua, 1, &size);
  std::size_t wanted_size = 0;
  const char* wanted = luaL_checklstring(lua, 2, &wanted_size);
  constexpr std::string_view magic = "^$*+?.([%-";
  if (lua_toboolean(lua, 4) == 0 &&
      std::string_view(wanted, wanted_size).find_first_of(magic) != std::string_view::npos)
    return luaL_error(lua,
                      "string.find has no patterns here; for plain text write find(text, wanted, 1, true)");
  // As in Lua: counted from the end when it is negative, and nothing is found behind the end.
  const lua_Integer first = luaL_optinteger(lua, 3, 1);
  const auto length = static_cast<lua_Integer>(size);
  const lua_Integer begin = first > 0 ? first : first == 0 || first < -length ? 1 : length + first + 1;
  lua_settop(lua, 2);
  if (begin > length + 1) {
    lua_pushnil(lua);
    return 1;
  }
  // At worst each place is compared with all that is wanted, many bytes in the time of one instruction.
  Host::of(lua).charge(size / 64 * wanted_size);
  const std::size_t found =
      std::string_view(text, size)
          .find(std::string_view(wanted, wanted_size), static_cast<std::size_t>(begin) - 1);
  if (found == std::string_view::npos) {
    lua_pushnil(lua);
    return 1;
  }
  lua_pushinteger(lua, static_cast<lua_Integer>(found) + 1);
  lua_pushinteger(lua, static_cast<lua_Integer>(found) + static_cast<lua_Integer>(wanted_size));
  return 2;
}

int concatenate(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  const lua_Integer count = luaL_len(lua, 1);
  std::size_t separator = 0;
  luaL_optlstring(lua, 2, "", &separator);
  const lua_Integer first = luaL_optinteger(lua, 3, 1);
  const lua_Integer last = luaL_optinteger(lua, 4, count);
  // The loop below walks what is asked for, so no more may be asked for than there is.
  if (first < 1 || last > count) return luaL_error(lua, "table.concat beyond the ends of the list");
  // As in repeat: what is joined may be nothing, and the walk to it is none.
  if (last >= first) Host::of(lua).charge(static_cast<std::size_t>(last - first) + 1);
  std::size_t total = 0;
  for (lua_Integer i = first; i <= last; ++i) {
    lua_geti(lua, 1, i);
    total += (lua_type(lua, -1) == LUA_TNUMBER ? longest_number : lua_rawlen(lua, -1)) + separator;
    lua_pop(lua, 1);
    limit_text(lua, total);
  }
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, 1);
  return 1;
}

/// insert and remove with a place move all that stands behind it.
int move_behind(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  // 1.0 and "1" are places as well. Before the first there is none, and Lua says so.
  int whole = 0;
  const lua_Integer place = lua_tointegerx(lua, 2, &whole);
  const bool has_place = whole != 0 && lua_gettop(lua) > lua_tointeger(lua, lua_upvalueindex(2));
  const lua_Integer length = luaL_len(lua, 1);
  if (has_place && place > 0 && place < length)
    Host::of(lua).charge(static_cast<std::size_t>(length - place));
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
  return lua_gettop(lua);
}

int unpack(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  const lua_Integer first = luaL_optinteger(lua, 2, 1);
  const lua_Integer last = lua_isnoneornil(lua, 3) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 3);
  if (first > last) return 0;
  // Each value takes a slot of the stack; no word of the language takes as many. The difference of any two
  // numbers is one without a sign.
  const lua_Unsigned between = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
  if (between >= 200) return luaL_error(lua, "table.unpack of more than 200 values");
  const int count = static_cast<int>(between) + 1;
  luaL_checkstack(lua, count, "table.unpack");
  Host::of(lua).charge(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) lua_geti(lua, 1, first + i);
  return count;
}

int to_text(lua_State* lua) {
  const std::string told = told_value(lua, 1);
  lua_pushlstring(lua, told.data(), told.size());
  return 1;
}

int sort(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  // What a comparison of the script's own does is counted by the hook; that of Lua is not.
  // Each element is compared about as often as the list's length has binary digits.
  const auto size = static_cast<std::size_t>(luaL_len(lua, 1));
  Host::of(lua).charge(size * static_cast<std::size_t>(std::bit_width(size)));
  lua_pushvalue(lua, lua_upvalueindex(1));
  lua_insert(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, 0);
  return 0;
}

/// One step of `pairs`: the upvalues are the table, its keys in order, and how many of them were visited.
int next_pair(lua_State* lua) {
  const lua_Integer i = lua_tointeger(lua, lua_upvalueindex(3)) + 1;
  lua_pushinteger(lua, i);
  lua_copy(lua, -1, lua_upvalueindex(3));
  // The keys are those at the beginning; the values are read when it is their turn, as Lua does.
  if (lua_rawgeti(lua, lua_upvalueindex(2), i) == LUA_TNIL) return 1;
  lua_pushvalue(lua, -1);
  lua_gettable(lua, lua_upvalueindex(1));
  return 2;
}

/// `pairs` in a fixed order, numbers before names: Lua's own order differs from process to process.
int ordered_pairs(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  Host::of(lua).charge_walk();
  std::vector<lua_Number> numbers;
  std::vector<std::string> names;
  lua_pushnil(lua);
  while (lua_next(lua, 1) != 0) {
    lua_pop(lua, 1);
    if (lua_type(lua, -1) == LUA_TNUMBER) {
      numbers.push_back(lua_tonumber(lua, -1));
    } else if (lua_type(lua, -1) == LUA_TSTRING) {
      names.push_back(told_value(lua, -1));
    } else {
      // Other keys (tables, functions) have no order that is the same in every process.
      return luaL_error(lua, "pairs takes tables whose keys are numbers and strings");
    }
  }
  Host::of(lua).charge((numbers.size() + names.size()) * instructions_a_value);
  std::sort(numbers.begin(), numbers.end());
  std::sort(names.begin(), names.end());
  lua_pushvalue(lua, 1);
  lua_createtable(lua, static_cast<int>(numbers.size() + names.size()), 0);
  lua_Integer i = 0;
  for (const lua_Number n : numbers) {
    lua_Integer whole = 0;
    // 2.0 and 2 are one key of Lua, which keeps it as an integer.
    if (lua_numbertointeger(n, &whole) != 0)
      lua_pushinteger(lua, whole);
    else
      lua_pushnumber(lua, n);
    lua_rawseti(lua, -2, ++i);
  }
  for (const std::string& name : names) {
    lua_pushlstring(lua, name.data(), name.size());
    lua_rawseti(lua, -2, ++i);
  }
  lua_pushinteger(lua, 0);
  lua_pushcclosure(lua, next_pair, 3);
  return 1;
}

/// Answers an assignment into a library: what a script left there, the next one would find.
int refuse_write(lua_State* lua) {
  Host& host = Host::of(lua);
  const std::string name = lua_tostring(lua, lua_upvalueindex(1));
  host.fail("L0111", host.source().find(name, host.line()), "the library `" + name + "` cannot be changed",
            "Use a local function of your own.");
}

/// Stands `name` for the table on top of the stack, so that scripts can read but not change it.
void push_read_only(lua_State* lua, const char* name) {
  lua_newtable(lua);
  lua_createtable(lua, 0, 3);
  lua_pushvalue(lua, -3);
  lua_setfield(lua, -2, "__index");
  lua_pushstring(lua, name);
  lua_pushcclosure(lua, refuse_write, 1);
  lua_setfield(lua, -2, "__newindex");
  lua_setmetatable(lua, -2);
}

/// Pushes a table with `names` of the library on top of the stack, which it replaces.
template <std::size_t N>
void keep(lua_State* lua, const std::array<const char*, N>& names) {
  lua_createtable(lua, 0, static_cast<int>(N));
  for (const char* name : names) {
    lua_getfield(lua, -2, name);
    lua_setfield(lua, -2, name);
  }
  lua_remove(lua, -2);
}

/// Puts `function` into the table on top, over the original of that name, which becomes its upvalue.
void bound(lua_State* lua, const char* name, lua_CFunction function) {
  lua_getfield(lua, -1, name);
  lua_pushcclosure(lua, function, 1);
  lua_setfield(lua, -2, name);
}

/// The same for a function that moves what stands behind a place, when it gets more than `least` arguments.
void moving(lua_State* lua, const char* name, int least) {
  lua_getfield(lua, -1, name);
  lua_pushinteger(lua, least);
  lua_pushcclosure(lua, move_behind, 2);
  lua_setfield(lua, -2, name);
}

}  // namespace

std::string told_value(lua_State* lua, int index) {
  const int type = lua_type(lua, index);
  const bool plain = type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TBOOLEAN || type == LUA_TNIL;
  if (!plain && luaL_getmetafield(lua, index, "__tostring") == LUA_TNIL) return luaL_typename(lua, index);
  if (!plain) lua_pop(lua, 1);
  // With its length: a text may have zeros in it.
  std::size_t size = 0;
  const char* text = luaL_tolstring(lua, index, &size);
  std::string told(text, size);
  lua_pop(lua, 1);
  return told;
}

void open_sandbox(lua_State* lua) {
  // Of each library only what is named here is kept: a later Lua brings nothing else with it.
  const int words = lua_gettop(lua);
  luaL_requiref(lua, LUA_GNAME, luaopen_base, 0);
  keep(lua, std::array{"assert", "error", "ipairs", "select", "tonumber", "type"});
  for (const char* name : {"assert", "error", "ipairs", "select", "tonumber", "type"}) {
    lua_getfield(lua, -1, name);
    lua_setfield(lua, words, name);
  }
  lua_pop(lua, 1);
  lua_pushcfunction(lua, to_text);
  lua_setfield(lua, words, "tostring");
  lua_pushcfunction(lua, ordered_pairs);
  lua_setfield(lua, words, "pairs");

  luaL_requiref(lua, "math", luaopen_math, 0);
  keep(lua,
       std::array{"abs", "ceil", "floor", "max", "min", "fmod", "tointeger", "maxinteger", "mininteger"});
  push_read_only(lua, "math");
  lua_setfield(lua, words, "math");
  lua_pop(lua, 1);

  luaL_requiref(lua, "string", luaopen_string, 0);
  keep(lua, std::array{"len", "sub", "upper", "lower", "rep", "format", "reverse"});
  bound(lua, "rep", repeat);
  bound(lua, "format", format);
  lua_pushcfunction(lua, find_plain);
  lua_setfield(lua, -2, "find");
  push_read_only(lua, "string");
  // Strings have one metatable, which the string library sets when it is opened.
  // ("x"):rep(n) looks here; the library of Lua itself would be reachable otherwise.
  lua_pushliteral(lua, "");
  lua_getmetatable(lua, -1);
  lua_pushvalue(lua, -3);
  lua_setfield(lua, -2, "__index");
  lua_pop(lua, 2);
  lua_setfield(lua, words, "string");
  lua_pop(lua, 1);

  luaL_requiref(lua, "table", luaopen_table, 0);
  keep(lua, std::array{"insert", "remove", "concat", "sort"});
  bound(lua, "concat", concatenate);
  bound(lua, "sort", sort);
  moving(lua, "insert", 2);
  moving(lua, "remove", 1);
  lua_pushcfunction(lua, unpack);
  lua_setfield(lua, -2, "unpack");
  push_read_only(lua, "table");
  lua_setfield(lua, words, "table");
  lua_pop(lua, 1);
}

const char* why_not_available(const char* name) {
  struct Removed {
    const char* name;
    const char* why;
  };
  static constexpr std::array removed{
      Removed{"io", "a script reads and writes no file"},
      Removed{"os", "a script has no clock and starts no process"},
      Removed{"require", "a card is one file and needs no other"},
      Removed{"package", "a card is one file and needs no other"},
      Removed{"dofile", "a card is one file and needs no other"},
      Removed{"loadfile", "a card is one file and needs no other"},
      Removed{"load", "a script runs no code but its own"},
      Removed{"loadstring", "a script runs no code but its own"},
      Removed{"debug", "a script cannot look behind the language"},
      Removed{"coroutine", "a script declares; nothing in it runs on its own"},
      Removed{"pcall", "an error in a script is reported, not handled"},
      Removed{"xpcall", "an error in a script is reported, not handled"},
      Removed{"setmetatable", "the values of the language cannot be changed"},
      Removed{"getmetatable", "the values of the language cannot be changed"},
      Removed{"rawset", "the values of the language cannot be changed"},
      Removed{"rawget", "the values of the language cannot be changed"},
      Removed{"rawequal", "the values of the language cannot be changed"},
      Removed{"rawlen", "the values of the language cannot be changed"},
      Removed{"next", "its order differs from run to run; `pairs` has a fixed one"},
      Removed{"print", "a script has no output; an error message can be made with `error`"},
      Removed{"collectgarbage", "the host manages memory"},
      Removed{"_G", "a script has no globals"},
      Removed{"utf8", "no word of the language needs it"},
  };
  for (const Removed& entry : removed)
    if (std::strcmp(entry.name, name) == 0) return entry.why;
  return nullptr;
}

}  // namespace sleight
