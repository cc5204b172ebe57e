#pragma once

struct lua_State;

namespace sleight {

/// A word whose reading is code of its own, because it combines values in a way no table says.
struct CustomWord {
  const char* name;
  const char* signature;
  const char* doc;
  int (*call)(lua_State*);
};

}  // namespace sleight
