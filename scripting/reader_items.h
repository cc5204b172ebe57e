#pragma once

#include <lua5.4/lua.h>

#include "scripting/reader.h"

namespace sleight {

template <typename F>
void Reader::each_item(int index, F visit) {
  index = lua_absindex(lua_, index);
  const int count = items(index);
  for (int i = 1; i <= count; ++i) {
    lua_rawgeti(lua_, index, i);
    visit(i);
    lua_pop(lua_, 1);
  }
}

}  // namespace sleight
