#include "scripting/function.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <exception>
#include <mutex>

#include "core/playing/effects/steps.h"
#include "core/reading/amounts.h"
#include "core/reading/conditions.h"
#include "core/reading/faults.h"
#include "core/reading/function.h"
#include "scripting/codec.h"
#include "scripting/language.h"

namespace sleight {
namespace {

constexpr const char* handle_name = "sleight.duel";
/// Functions that set each other off, one inside the other: far more than sense asks for.
constexpr int deepest = 8;
/// The most that an amount can be: that of a written number.
constexpr int largest = 10'000;

/// One call of a function: what it looks at, and what it may change.
struct Call {
  const Context* context = nullptr;  ///< of an amount or condition
  StepRun* run = nullptr;            ///< of a step
  std::exception_ptr thrown;         ///< what the engine threw through the function (an answer is missing)
};

/// A Lua state serves one thread at a time, and a function may set off another: one lock for all functions,
/// which a thread can take again, cannot be taken in two orders.
std::recursive_mutex& lock_of_functions() {
  static std::recursive_mutex lock;
  return lock;
}

Call& call_at(lua_State* lua, const char* method) {
  auto** handle = static_cast<Call**>(luaL_testudata(lua, 1, handle_name));
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
  const auto any_of = [](const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(), must_stand_in_definition);
  };
  return step.verb == Verb::change || step.verb == Verb::rule || step.verb == Verb::at_time ||
         step.verb == Verb::make_token || step.verb == Verb::function || any_of(step.then) ||
         any_of(step.otherwise);
}

/// Runs a piece of the engine below Lua. What the engine throws must not pass through Lua, which would stop
/// it: it is kept for the caller of the function.
template <typename Work>
bool below_lua(Call& call, Work work) {
  try {
    work();
    return true;
  } catch (...) {
    call.thrown = std::current_exception();
    return false;
  }
}

int value_of(lua_State* lua) {
  Call& call = call_at(lua, "value");
  Reader reader(lua, words_of(lua), "value");
  reader.at_argument("amount");
  Amount amount;
  Codec<Amount>::read(reader, 2, amount);
  int value = 0;
  const bool done = below_lua(
      call, [&] { value = evaluate(call.run != nullptr ? call.run->context() : *call.context, amount); });
  if (!done) Host::of(lua).stop();
  lua_pushinteger(lua, value);
  return 1;
}

int holds_now(lua_State* lua) {
  Call& call = call_at(lua, "holds");
  Reader reader(lua, words_of(lua), "holds");
  reader.at_argument("condition");
  Condition condition;
  Codec<Condition>::read(reader, 2, condition);
  bool value = false;
  const bool done = below_lua(
      call, [&] { value = holds(call.run != nullptr ? call.run->context() : *call.context, condition); });
  if (!done) Host::of(lua).stop();
  lua_pushboolean(lua, value ? 1 : 0);
  return 1;
}

int does_now(lua_State* lua) {
  Call& call = call_at(lua, "does");
  Host& host = Host::of(lua);
  const int given = lua_gettop(lua);
  const Location here = host.source().find("does", host.line());
  if (call.run == nullptr)
    host.fail("L0502", here, "an amount or a condition only looks at the duel; it does nothing",
              "Do it in a step: a function among the steps of an ability.");
  for (int i = 2; i <= given; ++i) {
    const Step* step = value_at<Step>(lua, i);
    if (step == nullptr)
      host.fail("L0202", here, "`does` must be given steps, not " + kind_at(lua, i),
                "Write `duel:does(deal(1, target))`.");
    if (must_stand_in_definition(*step))
      host.fail("L0502", here,
                "a step that lasts, makes a token or is a function cannot be made by a function",
                "Write it beside the function, among the steps of the ability.");
  }
  for (int i = 2; i <= given; ++i) {
    const Step* step = value_at<Step>(lua, i);
    if (!below_lua(call, [&] { call.run->run(*step); })) host.stop();
  }
  return 0;
}

/// The length of a list of what functions hold. Nothing, which they may hold too, ends no list of ours.
lua_Integer held_count(lua_State* lua, int list) {
  lua_rawgeti(lua, list, 0);
  const lua_Integer count = lua_tointeger(lua, -1);
  lua_pop(lua, 1);
  return count;
}

/// A function of a script. It keeps the sandbox alive that it was made in.
class ScriptFunction : public Function {
 public:
  /// Takes the function on top of the stack, and the list of what it holds below it, from the stack.
  explicit ScriptFunction(Host& host) : host_(host.shared_from_this()), source_(host.shared_source()) {
    function_ = luaL_ref(host.state(), LUA_REGISTRYINDEX);
    held_ = luaL_ref(host.state(), LUA_REGISTRYINDEX);
  }
  ~ScriptFunction() override {
    const std::lock_guard<std::recursive_mutex> lock(lock_of_functions());
    luaL_unref(host_->state(), LUA_REGISTRYINDEX, function_);
    luaL_unref(host_->state(), LUA_REGISTRYINDEX, held_);
  }

  int amount(const Context& context) const override {
    int value = 0;
    Call call;
    call.context = &context;
    const bool good = invoke(call, [&](lua_State* lua) {
      int whole = 0;
      const lua_Integer given = lua_tointegerx(lua, -1, &whole);
      if (lua_type(lua, -1) != LUA_TNUMBER || whole == 0 || given < -largest || given > largest)
        return std::string("a whole number up to ") + std::to_string(largest);
      value = static_cast<int>(given);
      return std::string();
    });
    return good ? value : 0;
  }

  bool condition(const Context& context) const override {
    bool value = false;
    Call call;
    call.context = &context;
    const bool good = invoke(call, [&](lua_State* lua) {
      value = lua_toboolean(lua, -1) != 0;
      return std::string(lua_isboolean(lua, -1) ? "" : "true or false");
    });
    return good && value;
  }

  bool step(StepRun& run) const override {
    Call call;
    call.run = &run;
    return invoke(call, [](lua_State* lua) {
      return std::string(lua_isnil(lua, -1) ? "" : "nothing; what a step does it does by `duel:does(...)`");
    });
  }

 private:
  /// Calls the function; `accept` reads its result and says what it should have been, or "".
  template <typename Accept>
  bool invoke(Call& call, Accept accept) const {
    static thread_local int depth = 0;
    const std::lock_guard<std::recursive_mutex> lock(lock_of_functions());
    lua_State* lua = host_->state();
    Diagnostics findings;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, function_);
    const Location where = place();
    bool good = false;
    if (depth >= deepest || lua_checkstack(lua, 40) == 0) {
      findings.push_back({"L0106", Severity::error, where,
                          "functions of cards set each other off without end",
                          "Let none of them read what depends on it."});
      lua_pop(lua, 1);
    } else {
      // The words that functions say go to nobody's library: those of a definition are spelt in it already.
      Words words;
      Words* outer = set_words(lua, &words);
      auto** handle = static_cast<Call**>(lua_newuserdatauv(lua, sizeof(Call*), 0));
      *handle = &call;
      luaL_setmetatable(lua, handle_name);
      ++depth;
      good = host_->call(source_, 1, findings);
      --depth;
      set_words(lua, outer);
      if (good) {
        const std::string wanted = accept(lua);
        if (!wanted.empty()) {
          findings.push_back({"L0501", Severity::error, where,
                              "the function gave " + kind_at(lua, -1) + " where it must give " + wanted,
                              "Let it return that."});
          good = false;
        }
        lua_pop(lua, 1);
      }
      good = is_unchanged(lua, where, findings) && good;
    }
    // Not a failure of the function: whoever asked for an answer wants to hear that it is missing.
    if (call.thrown) std::rethrow_exception(call.thrown);
    for (const Diagnostic& finding : findings) report_fault(finding);
    return good;
  }

  /// Where the function begins; it lies on top of the stack.
  Location place() const {
    lua_Debug about;
    lua_pushvalue(host_->state(), -1);
    lua_getinfo(host_->state(), ">S", &about);
    return source_->find("function", about.linedefined);
  }

  /// Puts back what the function changed of what it holds, and says so: it would be state (law 2).
  bool is_unchanged(lua_State* lua, const Location& where, Diagnostics& findings) const {
    bool good = true;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, held_);
    const lua_Integer count = held_count(lua, -1);
    for (lua_Integer i = 1; i <= count; i += 3) {
      lua_rawgeti(lua, -1, i);
      lua_rawgeti(lua, -2, i + 1);
      const auto number = static_cast<int>(lua_tointeger(lua, -1));
      lua_pop(lua, 1);
      lua_rawgeti(lua, -2, i + 2);
      const char* name = lua_getupvalue(lua, -2, number);
      if (name != nullptr && lua_rawequal(lua, -1, -2) == 0) {
        findings.push_back({"L0112", Severity::error, where,
                            std::string("the function changes `") + name +
                                "`, which lives outside it; a function of a card keeps no state",
                            std::string("Write `local ") + name + " = ...` inside the function."});
        lua_pushvalue(lua, -2);
        lua_setupvalue(lua, -4, number);
        good = false;
      }
      lua_pop(lua, name != nullptr ? 3 : 2);
    }
    lua_pop(lua, 1);
    return good;
  }

  std::shared_ptr<Host> host_;
  std::shared_ptr<const Source> source_;
  int function_ = 0;
  int held_ = 0;  ///< a list of threes: a function, the number of an upvalue, and its value
};

/// Adds what the function at `index` holds to the list at `held`, functions that it calls included. Ends the
/// script when any of it could be state.
void gather(const Reader& reader, int index, int held) {
  lua_State* lua = reader.lua();
  const Source& source = reader.host().source();
  luaL_checkstack(lua, 10, "functions inside each other");
  index = lua_absindex(lua, index);
  lua_Debug about;
  lua_pushvalue(lua, index);
  lua_getinfo(lua, ">S", &about);
  for (int i = 1; const char* name = lua_getupvalue(lua, index, i); ++i) {
    if (std::string_view(name) == "_ENV") {
      lua_pop(lua, 1);
      continue;
    }
    const Location change = source.find_assignment(name, about.linedefined, about.lastlinedefined);
    if (change.line > 0)
      reader.host().fail("L0112", change,
                         std::string("the function changes `") + name +
                             "`, which lives outside it; a function of a card keeps no state",
                         std::string("Write `local ") + name + " = ...` inside the function.");
    if (lua_istable(lua, -1) || lua_iscfunction(lua, -1) != 0)
      reader.host().fail("L0112", source.find(name, about.linedefined),
                         std::string("the function holds `") + name + "`, " + kind_at(lua, -1) +
                             ", which could keep state from one duel to the next",
                         "Make it inside the function.");
    bool known = false;
    const lua_Integer count = held_count(lua, held);
    for (lua_Integer at = 3; at <= count && !known; at += 3) {
      lua_rawgeti(lua, held, at);
      known = lua_rawequal(lua, -1, -2) != 0;
      lua_pop(lua, 1);
    }
    lua_pushvalue(lua, index);
    lua_rawseti(lua, held, count + 1);
    lua_pushinteger(lua, i);
    lua_rawseti(lua, held, count + 2);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, held, count + 3);
    lua_pushinteger(lua, count + 3);
    lua_rawseti(lua, held, 0);
    // One that is in the list was looked into: functions may call each other in a circle.
    if (!known && is_script_function(lua, -1)) gather(reader, -1, held);
    lua_pop(lua, 1);
  }
}

}  // namespace

bool is_script_function(lua_State* lua, int index) {
  return lua_type(lua, index) == LUA_TFUNCTION && lua_iscfunction(lua, index) == 0;
}

std::shared_ptr<const Function> take_function(Reader& reader, int index) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  Host& host = reader.host();
  if (host.weak_from_this().expired() || host.in_call())
    reader.fail("L0207", "a function cannot be made a part of a definition here",
                "Write it where the card is declared.");
  lua_newtable(lua);
  gather(reader, index, lua_gettop(lua));
  lua_pushvalue(lua, index);
  host.count_function();
  return std::make_shared<ScriptFunction>(host);
}

Step function_step(Reader& reader, int index) {
  Step step;
  step.verb = Verb::function;
  step.function = take_function(reader, index);
  lua_Debug about;
  lua_pushvalue(reader.lua(), index);
  lua_getinfo(reader.lua(), ">S", &about);
  step.line.number = about.linedefined;
  return step;
}

const std::vector<FunctionMethod>& function_methods() {
  static const std::vector<FunctionMethod> methods{
      {"value", "amount", "an amount", "integer", "The amount as it is now: `duel:value(count(creatures))`."},
      {"holds", "condition", "a condition", "boolean", "Whether it holds now: `duel:holds(no(creatures))`."},
      {"does", "steps", "steps", "nil",
       "Does them at once, in a function that is a step: `duel:does(deal(1, target))`."}};
  return methods;
}

void register_functions(lua_State* lua) {
  luaL_newmetatable(lua, handle_name);
  lua_newtable(lua);
  constexpr luaL_Reg methods[] = {
      {"value", value_of}, {"holds", holds_now}, {"does", does_now}, {nullptr, nullptr}};
  luaL_setfuncs(lua, methods, 0);
  lua_setfield(lua, -2, "__index");
  lua_pop(lua, 1);
}

}  // namespace sleight
