#pragma once

#include <lua5.4/lua.h>

#include <string_view>
#include <type_traits>
#include <vector>

#include "scripting/language/script_language.h"
#include "scripting/words/ability_body.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/word_form.h"

namespace sleight {

/// Reads the arguments of a call, from stack index `first` on, into `value`.
template <typename T>
void read_arguments(Reader& reader, const Form<T>& form, int first, T& value) {
  lua_State* lua = reader.lua();
  const int given = lua_gettop(lua) - first + 1;
  const auto& fields = form.fields;
  int required = 0;
  for (const Field<T>& field : fields) required += field.required ? 1 : 0;
  // prevent(packet) and prevent(2, packet): an optional first argument may be left out.
  std::size_t next = !fields.empty() && !fields[0].required && given == required && required > 0 ? 1 : 0;
  int index = first;
  for (; next < fields.size(); ++next, ++index) {
    if (!fields[next].required && lua_isnoneornil(lua, index)) continue;
    reader.at_argument(fields[next].name);
    fields[next].read(reader, index, value);
  }
  if (form.items) {
    lua_newtable(lua);
    const int list = lua_gettop(lua);
    for (int i = index; i < list; ++i) {
      lua_pushvalue(lua, i);
      lua_rawseti(lua, list, i - index + 1);
    }
    reader.at_argument(form.items->name);
    const int count = list - index;
    if (count < form.least_items) reader.wrong_type(list + 1, form.items->type);
    if (form.most_items > 0 && count > form.most_items) {
      lua_pop(lua, 1);
      reader.at_most(index - 1 + form.most_items);
    }
    form.items->read(reader, list, value);
    lua_pop(lua, 1);
  } else if (given > index - first) {
    reader.at_key("");
    reader.fail("L0215",
                "`" + reader.word() + "` is given " + std::to_string(given) + " values, but takes " +
                    std::to_string(index - first),
                "Remove what is too much.");
  }
}

/// Reads the table at `index` into `value`.
template <typename T>
void read_table(Reader& reader, const Form<T>& form, int index, T& value) {
  lua_State* lua = reader.lua();
  if (lua_type(lua, index) != LUA_TTABLE)
    reader.fail("L0202", "`" + reader.word() + "` must be followed by a table, not " + kind_at(lua, index),
                "Write `" + reader.word() + " { ... }`.");
  reader.at_most(index);
  std::vector<std::string_view> known;
  for (const Field<T>& field : form.fields) known.emplace_back(field.name);
  if (form.modes != nullptr) known.insert(known.end(), {"target", "targets"});
  bool changes = false;
  if constexpr (std::is_same_v<T, Ability>) changes = value.kind == AbilityKind::continuous;
  const bool all_known = changes || refuse_unknown_keys(reader, index, known);
  for (const Field<T>& field : form.fields) {
    reader.at_key(field.name);
    if (lua_getfield(lua, index, field.name) != LUA_TNIL) {
      field.read(reader, -1, value);
    } else if (field.required) {
      reader.at_key("");
      if (!all_known) reader.host().stop();  // it is probably there, misspelt
      reader.fail("L0206", "`" + reader.word() + "` needs `" + field.name + "`",
                  std::string("Write `") + field.name + " = ...`: " + field.type + ".");
    }
    lua_pop(lua, 1);
  }
  if (form.modes != nullptr) read_body(reader, index, form.modes(value));
  reader.at_key("");
  if (form.items) form.items->read(reader, index, value);
  if constexpr (std::is_same_v<T, Ability>) {
    if (changes) {
      read_change(reader, index, value.change, known);
      reader.each_item(index, [&](int) { reader.wrong_type(-1, "made of keys only (`plus = \"+1/+1\"`)"); });
      return;
    }
  }
  if (!form.items && form.modes == nullptr)
    reader.each_item(index, [&](int) { reader.wrong_type(-1, "made of keys only"); });
}

/// The word that a form describes, as Lua calls it.
template <typename T>
int call_form(lua_State* lua) {
  const auto& form = *static_cast<const Form<T>*>(lua_touserdata(lua, lua_upvalueindex(1)));
  Reader reader(lua, form.name);
  T value = *form.preset;
  if (form.style == Style::table)
    read_table(reader, form, 1, value);
  else
    read_arguments(reader, form, 1, value);
  if constexpr (std::is_same_v<T, Ability> || std::is_same_v<T, Step>) value.line.number = reader.line();
  push_value(lua, std::move(value));
  return 1;
}

/// Defines the words of a family.
template <typename T>
void define_forms(Host& host, const std::vector<Form<T>>& forms) {
  lua_State* lua = host.state();
  for (const Form<T>& form : forms) {
    if (form.style == Style::value) {
      push_value(lua, T(*form.preset));
    } else {
      lua_pushlightuserdata(lua, const_cast<Form<T>*>(&form));  // NOLINT: Lua only hands it back
      lua_pushcclosure(lua, call_form<T>, 1);
    }
    host.define(form.name);
  }
}

}  // namespace sleight
