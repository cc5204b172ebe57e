#pragma once

#include <memory>

#include "core/card/definition.h"
#include "scripting/reader.h"

struct lua_State;

namespace sleight {

/// Whether the value at `index` is a function of the script itself, not a word of the language.
bool is_script_function(lua_State* lua, int index);
/// Takes the function at `index` into a definition. Ends the script when the function could keep state.
std::shared_ptr<const Function> take_function(Reader& reader, int index);
/// The step that the function at `index` does.
Step function_step(Reader& reader, int index);
/// Makes what functions are given as their argument: `duel:value(...)`, `duel:holds(...)`, `duel:does(...)`.
void register_functions(lua_State* lua);

/// What the argument of a function can do, for the manual.
struct FunctionMethod {
  const char* name;
  const char* argument;
  const char* type;
  const char* makes;
  const char* doc;
};
const std::vector<FunctionMethod>& function_methods();

}  // namespace sleight
