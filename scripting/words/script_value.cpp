#include "scripting/words/script_value.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <array>
#include <memory>
#include <new>
#include <utility>

#include "core/card/definition_fields.h"
#include "scripting/lua/sandbox.h"
#include "scripting/lua/script_host.h"

namespace sleight {
namespace {

constexpr const char* metatable_name = "sleight.value";

/// What lies in a userdata of Lua.
struct Held {
  Value value;
  std::size_t parts =
      0;  ///< how many structs of a definition it is made of, and one more; 0: not counted yet
};

std::size_t parts_of(const Value& value) {
  std::size_t parts = 0;
  const auto count = [&parts](const auto& part) {
    using T = std::remove_cvref_t<decltype(part)>;
    if constexpr (definition::is_walked<T>) {
      definition::walk(part, [&parts]<definition::Part P>(const P&) { ++parts; });
    }
  };
  std::visit(
      [&count](const auto& one) {
        using T = std::remove_cvref_t<decltype(one)>;
        if constexpr (std::is_same_v<T, HeldAs<CardScript>>) {
          if (one) count(one->card);
        } else if constexpr (std::is_same_v<T, HeldAs<Ability>>) {
          if (one) count(*one);
        } else if constexpr (std::is_same_v<T, Modes>) {
          count(one.modes);
        } else if constexpr (std::is_same_v<T, RuleScript>) {
          count(one.abilities);
        } else {
          count(one);
        }
      },
      value);
  return parts;
}

Held* held_at(lua_State* lua, int index) {
  // This is asked of nearly all that a script makes: looking the metatable up by its name would take longer
  // than all else here.
  if (lua_type(lua, index) != LUA_TUSERDATA || lua_getmetatable(lua, index) == 0) return nullptr;
  const void* metatable = lua_topointer(lua, -1);
  lua_pop(lua, 1);
  return metatable == Host::of(lua).metatable_of_values() ? static_cast<Held*>(lua_touserdata(lua, index))
                                                          : nullptr;
}

int collect(lua_State* lua) {
  // Lua frees the block; what the value holds itself is ours to free.
  std::destroy_at(static_cast<Held*>(lua_touserdata(lua, 1)));
  return 0;
}

/// Values are shared: `creatures` is one value for all scripts that a host runs.
int refuse_change(lua_State* lua) {
  Host& host = Host::of(lua);
  const std::string key = told_value(lua, 2);
  host.fail("L0111", host.source().find(key, host.line()),
            kind_at(lua, 1) + " of the language cannot be changed (`" + key + "`)",
            "Write what it should be where it is made.");
}

/// Ends the script, which calls a value that takes nothing.
[[noreturn]] void refuse_call(lua_State* lua) {
  Host& host = Host::of(lua);
  lua_Debug frame{};
  // How the script speaks of it, where it has a name.
  if (lua_getstack(lua, 0, &frame) != 0) lua_getinfo(lua, "n", &frame);
  const std::string word = frame.name != nullptr ? frame.name : "";
  const auto* selector = std::get_if<Selector>(value_at(lua, 1));
  const bool target = selector != nullptr && selector->from == Reference::target && selector->filters.empty();
  const bool card = word == "creature" && lua_type(lua, 2) == LUA_TSTRING;
  host.fail("L0222", word.empty() ? host.source().line(host.line()) : host.source().find(word, host.line()),
            (word.empty() ? kind_at(lua, 1) : "`" + word + "`, " + kind_at(lua, 1) + ",") +
                " takes nothing: it cannot be called",
            card ? "A creature's card begins with `summon` and its creature type: `summon \"Goblin\" "
                   "\"Name\" { ... }`."
            : target
                ? "Say what may be a target as a key, `target = creature`, and write `target` alone here."
                : "Write the word alone, without what follows it.");
}

int call(lua_State* lua) {
  // The user value is what a call goes to (make_callable); most values have none.
  lua_getiuservalue(lua, 1, 1);
  if (lua_isnil(lua, -1)) refuse_call(lua);
  // The function stands where the value stood: its arguments are where they should be.
  lua_replace(lua, 1);
  lua_call(lua, lua_gettop(lua) - 1, 1);
  return 1;
}

}  // namespace

const char* kind_of(const Value& value) {
  // In the order of the alternatives.
  static constexpr std::array<const char*, std::variant_size_v<Value>> names{
      "a selector",
      "an amount",
      "a condition",
      "a step",
      "an ability",
      "a mode",
      "a choice of modes",
      "a target",
      "a card",
      "a keyword",
      "a kind of counter",
      "a rule set",
      "a set",
      "a mod",
      "an unread piece of text",
      "a reason why a card is not supported"};
  const auto* script = held_in<CardScript>(value);
  return script != nullptr && script->token ? "a token" : names[value.index()];
}

std::string kind_at(lua_State* lua, int index) {
  if (const Value* value = value_at(lua, index)) return kind_of(*value);
  switch (lua_type(lua, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
      return "nothing";
    case LUA_TBOOLEAN:
      return lua_toboolean(lua, index) != 0 ? "true" : "false";
    case LUA_TNUMBER: {
      lua_pushvalue(lua, index);  // a number is turned into text where it lies: not in the script's own table
      std::string text = std::string("the number ") + lua_tostring(lua, -1);
      lua_pop(lua, 1);
      return text;
    }
    case LUA_TSTRING:
      return "the text \"" + told_value(lua, index) + "\"";
    case LUA_TTABLE:
      return "a table";
    case LUA_TFUNCTION:
      // A word that makes something only when it is given its table or its arguments.
      return lua_iscfunction(lua, index) != 0 ? "a word without what belongs to it" : "a function";
    case LUA_TUSERDATA:
    case LUA_TLIGHTUSERDATA:
    case LUA_TTHREAD:
      break;
  }
  return "a value of no use here";
}

bool is_script_function(lua_State* lua, int index) {
  return lua_type(lua, index) == LUA_TFUNCTION && lua_iscfunction(lua, index) == 0;
}

void push_value(lua_State* lua, Value value) {
  // Before it is made: past the limit there is nothing to free.
  Host::of(lua).count_value();
  void* block = lua_newuserdatauv(lua, sizeof(Held), 1);
  new (block) Held{std::move(value)};
  luaL_setmetatable(lua, metatable_name);
}

void make_callable(lua_State* lua) {
  lua_insert(lua, -2);
  lua_setiuservalue(lua, -2, 1);
}

const Value* value_at(lua_State* lua, int index) {
  const Held* held = held_at(lua, index);
  return held == nullptr ? nullptr : &held->value;
}

Value* value_to_take(lua_State* lua, int index) {
  Held* held = held_at(lua, index);
  return held == nullptr ? nullptr : &held->value;
}

void count_parts(lua_State* lua, int index) {
  Held* held = held_at(lua, index);
  // Not before somebody asks: a card is the largest of all, and becomes a part of nothing.
  if (held->parts == 0) held->parts = 1 + parts_of(held->value);
  Host::of(lua).count_parts(held->parts - 1);
}

void register_values(lua_State* lua, int (*index)(lua_State*)) {
  // Scripts have no way to it: `getmetatable` is not among their functions.
  luaL_newmetatable(lua, metatable_name);
  Host::of(lua).set_metatable_of_values(lua_topointer(lua, -1));
  lua_pushcfunction(lua, collect);
  lua_setfield(lua, -2, "__gc");
  lua_pushcfunction(lua, refuse_change);
  lua_setfield(lua, -2, "__newindex");
  lua_pushcfunction(lua, call);
  lua_setfield(lua, -2, "__call");
  lua_pushcfunction(lua, index);
  lua_setfield(lua, -2, "__index");
  lua_pop(lua, 1);
}

}  // namespace sleight
