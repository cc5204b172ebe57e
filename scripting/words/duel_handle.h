#pragma once

#include <exception>
#include <vector>

#include "core/query/context.h"

struct lua_State;

namespace sleight {

struct StepRun;

/// One call of a function of a card: what it looks at, and what it may change.
struct FunctionCall {
  const Context* context = nullptr;  ///< of an amount or condition
  StepRun* run = nullptr;            ///< of a step
  std::exception_ptr thrown{};       ///< what the engine threw through the function (an answer is missing)

  /// What the function looks at now: a step sees what those before it did.
  Context now() const;
};

/// Makes what functions are given as their argument: `duel:value(...)`, `duel:holds(...)`, `duel:does(...)`.
void register_duel_handle(lua_State* lua);
/// Pushes it, for `call`, which must live as long as the function runs.
void push_duel_handle(lua_State* lua, FunctionCall& call);

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
