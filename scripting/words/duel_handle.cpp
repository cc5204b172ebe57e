#include "scripting/words/duel_handle.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "core/playing/effects/steps.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "scripting/words/amount_codec.h"

namespace sleight {
namespace {

constexpr const char* handle_name = "sleight.duel";

/// The call whose handle a method was given, as in `duel:value(...)`.
FunctionCall& call_at(lua_State* lua, const char* method) {
  auto** handle = static_cast<FunctionCall**>(luaL_testudata(lua, 1, handle_name));
  Host& host = Host::of(lua);
  if (handle == nullptr)
    host.fail("L0502", host.source().find(method, host.line()),
              std::string("`") + method + "` is not called as a method of the duel",
              std::string("Write `duel:") + method + "(...)`, with the argument of the function.");
  return **handle;
}

/// Steps that last beyond the function, or hold functions of their own, must be parts of the definition: a
/// saved duel names them by their place in it.
bool must_stand_in_definition(const Step& step) {
  bool found = false;
  definition::walk(step, [&found](const Step& inner) {
    found = found || has(inner.verb, VerbTraits::lasts | VerbTraits::waits | VerbTraits::unknown) ||
            inner.verb == Verb::make_token;
  });
  return found;
}

/// A kind of counters that the step puts or takes and that nobody in the duel could tell, or "". The library
/// has the kinds that its scripts name; what only a function says comes too late to be one.
std::string unknown_counters(const Library& library, const Words& said, const Step& step) {
  std::string unknown;
  definition::walk(step, [&](const Step& inner) {
    const bool counters = has(inner.verb, VerbTraits::of_counters);
    if (counters && library.words().spelling(inner.word) == "?") unknown = said.spelling(inner.word);
  });
  return unknown;
}

/// Runs a piece of the engine below Lua. What the engine throws must not pass through Lua, which would stop
/// it: it is kept for the caller of the function.
template <typename Work>
bool below_lua(FunctionCall& call, Work work) {
  try {
    work();
    return true;
  } catch (...) {
    call.thrown = std::current_exception();
    return false;
  }
}

/// The words that a function says are read like those of a card, and asked of the duel at once.
int value_of(lua_State* lua) {
  FunctionCall& call = call_at(lua, "value");
  Reader reader(lua, "value");
  reader.at_most(1, 1);
  reader.at_argument("amount");
  Amount amount;
  Codec<Amount>::read(reader, 2, amount);
  int value = 0;
  const bool done = below_lua(call, [&] { value = evaluate(call.now(), amount); });
  // The script ends without a finding: ScriptFunction throws on what was kept.
  if (!done) Host::of(lua).stop();
  lua_pushinteger(lua, value);
  return 1;
}

int holds_now(lua_State* lua) {
  FunctionCall& call = call_at(lua, "holds");
  Reader reader(lua, "holds");
  reader.at_most(1, 1);
  reader.at_argument("condition");
  Condition condition;
  Codec<Condition>::read(reader, 2, condition);
  bool value = false;
  const bool done = below_lua(call, [&] { value = holds(call.now(), condition); });
  if (!done) Host::of(lua).stop();
  lua_pushboolean(lua, value ? 1 : 0);
  return 1;
}

int does_now(lua_State* lua) {
  FunctionCall& call = call_at(lua, "does");
  Host& host = Host::of(lua);
  const int given = lua_gettop(lua);
  const Location here = host.source().find("does", host.line());
  // Amounts and conditions are asked at any time, and as often as anybody likes: looking must change nothing.
  if (call.run == nullptr)
    host.fail("L0502", here, "an amount or a condition only looks at the duel; it does nothing",
              "Do it in a step: a function among the steps of an ability.");
  // All of them are looked at before the first is done: a mistake in the last leaves nothing half done.
  for (int i = 2; i <= given; ++i) {
    const Step* step = value_at<Step>(lua, i);
    if (step == nullptr)
      host.fail("L0202", here, "`does` must be given steps, not " + kind_at(lua, i),
                "Write `duel:does(deal(1, target))`.");
    if (must_stand_in_definition(*step))
      host.fail("L0502", here,
                "a step that lasts, makes a token or is a function cannot be made by a function",
                "Write it beside the function, among the steps of the ability.");
    if (const std::string kind = unknown_counters(call.now().duel.library(), host.words(), *step);
        !kind.empty())
      host.fail("L0502", here,
                "no script of the library speaks of `" + kind + "` counters, and a function alone cannot",
                "Put or count some beside the function, among the steps of the ability.");
  }
  for (int i = 2; i <= given; ++i) {
    const Step* step = value_at<Step>(lua, i);
    if (!below_lua(call, [&] { call.run->run(*step); })) host.stop();
  }
  return 0;
}

}  // namespace

Context FunctionCall::now() const { return run != nullptr ? run->context() : *context; }

const std::vector<FunctionMethod>& function_methods() {
  static const std::vector<FunctionMethod> methods{
      {"value", "amount", "an amount", "integer", "The amount as it is now: `duel:value(count(creatures))`."},
      {"holds", "condition", "a condition", "boolean", "Whether it holds now: `duel:holds(no(creatures))`."},
      {"does", "steps", "steps", "nil",
       "Does them at once, in a function that is a step: `duel:does(deal(1, target))`."}};
  return methods;
}

void push_duel_handle(lua_State* lua, FunctionCall& call) {
  // It points into the stack of C++, which is why no function may hold on to it beyond its call.
  auto** handle = static_cast<FunctionCall**>(lua_newuserdatauv(lua, sizeof(void*), 0));
  *handle = &call;
  luaL_setmetatable(lua, handle_name);
}

void register_duel_handle(lua_State* lua) {
  luaL_newmetatable(lua, handle_name);
  lua_newtable(lua);
  constexpr luaL_Reg methods[] = {
      {"value", value_of}, {"holds", holds_now}, {"does", does_now}, {nullptr, nullptr}};
  luaL_setfuncs(lua, methods, 0);
  lua_setfield(lua, -2, "__index");
  lua_pop(lua, 1);
}

}  // namespace sleight
