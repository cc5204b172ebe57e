#include "scripting/words/script_function.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "core/card/verb.h"
#include "core/playing/effects/steps.h"
#include "core/query/function.h"
#include "scripting/lua/global_writes.h"
#include "scripting/words/duel_handle.h"
#include "scripting/words/function_states.h"

namespace sleight {
namespace {

/// Functions that set each other off, one inside the other: far more than sense asks for.
constexpr int deepest = 8;
/// The most that an amount can be: that of a written number.
constexpr int largest = 10'000;

/// How many words of a script are looked at in about the time of one instruction.
constexpr std::size_t tokens_an_instruction = 16;

/// The length of a list of what functions hold. Nothing, which they may hold too, ends no list of ours.
lua_Integer held_count(lua_State* lua, int list) {
  // The list counts itself at 0: `#` would stop at the first nil.
  lua_rawgeti(lua, list, 0);
  const lua_Integer count = lua_tointeger(lua, -1);
  lua_pop(lua, 1);
  return count;
}

/// The bytes of the longest string among what the functions in the list at `held` hold.
std::size_t longest_held(lua_State* lua, int held) {
  std::size_t longest = 0;
  const lua_Integer count = held_count(lua, held);
  for (lua_Integer i = 3; i <= count; i += 3) {
    if (lua_rawgeti(lua, held, i) == LUA_TSTRING)
      longest = std::max(longest, static_cast<std::size_t>(lua_rawlen(lua, -1)));
    lua_pop(lua, 1);
  }
  return longest;
}

/// Whether two values are the same to the last bit. For Lua 1 and 1.0 are equal, and a number that is none is
/// not equal to itself; a function can tell the ones apart, and holds the other unchanged.
bool is_same(lua_State* lua, int one, int other) {
  if (lua_type(lua, one) != LUA_TNUMBER || lua_type(lua, other) != LUA_TNUMBER)
    return lua_rawequal(lua, one, other) != 0;
  if (lua_isinteger(lua, one) != lua_isinteger(lua, other)) return false;
  if (lua_isinteger(lua, one) != 0) return lua_tointeger(lua, one) == lua_tointeger(lua, other);
  return std::bit_cast<std::uint64_t>(lua_tonumber(lua, one)) ==
         std::bit_cast<std::uint64_t>(lua_tonumber(lua, other));
}

/// Puts back what the functions in the list at `held` changed of what they hold, and says so: it would be
/// state (law 2).
bool is_unchanged(lua_State* lua, int held, const Location& where, Diagnostics& findings) {
  bool good = true;
  const lua_Integer count = held_count(lua, held);
  // Threes: a function, the number of one of its upvalues, and what that held when the card was read.
  for (lua_Integer i = 1; i <= count; i += 3) {
    lua_rawgeti(lua, held, i);
    lua_rawgeti(lua, held, i + 1);
    const auto number = static_cast<int>(lua_tointeger(lua, -1));
    lua_pop(lua, 1);
    lua_rawgeti(lua, held, i + 2);
    const char* name = lua_getupvalue(lua, -2, number);
    // Compared and not copied: tables are refused, and all else that it may hold cannot change inside.
    if (name != nullptr && !is_same(lua, -1, -2)) {
      findings.push_back({"L0112", Severity::error, where,
                          std::string("the function changes `") + name +
                              "`, which lives outside it; a function of a card keeps no state",
                          std::string("Write `local ") + name + " = ...` inside the function."});
      // The state serves the next caller: it has to be as it was.
      lua_pushvalue(lua, -2);
      lua_setupvalue(lua, -4, number);
      good = false;
    }
    lua_pop(lua, name != nullptr ? 3 : 2);
  }
  return good;
}

/// A function of a script. It is no value of Lua: each call finds it in whatever state it borrows.
class ScriptFunction : public Function {
 public:
  ScriptFunction(std::shared_ptr<FunctionStates> states, std::shared_ptr<const Source> script, int number,
                 Location place)
      : states_(std::move(states)), script_(std::move(script)), number_(number), place_(std::move(place)) {}

  StoredFunction stored() const { return {number_, place_}; }

  int amount(const Context& context) const override {
    int value = 0;
    FunctionCall call{.context = &context};
    const bool good = invoke(call, context.duel, [&](lua_State* lua) {
      int whole = 0;
      const lua_Integer given = lua_tointegerx(lua, -1, &whole);
      // "3" would pass as a number in Lua; here it is a mistake.
      if (lua_type(lua, -1) != LUA_TNUMBER || whole == 0 || given < -largest || given > largest)
        return std::string("a whole number up to ") + std::to_string(largest);
      value = static_cast<int>(given);
      return std::string();
    });
    return good ? value : 0;
  }

  bool condition(const Context& context) const override {
    bool value = false;
    FunctionCall call{.context = &context};
    const bool good = invoke(call, context.duel, [&](lua_State* lua) {
      value = lua_toboolean(lua, -1) != 0;
      // Lua takes everything but nil and false for true; a condition is asked for one of the two.
      return std::string(lua_isboolean(lua, -1) ? "" : "true or false");
    });
    return good && value;
  }

  bool step(StepRun& run) const override {
    FunctionCall call{.run = &run};
    return invoke(call, run.duel(), [](lua_State* lua) {
      // A step that is returned and not done would be lost.
      return std::string(lua_isnil(lua, -1) ? "" : "nothing; what a step does it does by `duel:does(...)`");
    });
  }

 private:
  /// Calls the function; `accept` reads its result and says what it should have been, or "".
  template <typename Accept>
  bool invoke(FunctionCall& call, const Duel& duel, Accept accept) const {
    struct Deeper {
      // Counted by an object: what the engine throws through here counts back as well.
      explicit Deeper(int& of) : depth(of) { ++depth; }
      ~Deeper() { --depth; }
      int& depth;
    };
    // What has gone on for too long is ended by the rules as soon as they come to it.
    if (duel.budget().is_spent()) return false;
    // Counted in the duel and not in a state of Lua: functions inside each other run in different states.
    const Deeper deeper(duel.functions_under_way());
    Diagnostics findings;
    bool good = false;
    if (deeper.depth > deepest) {
      findings.push_back({"L0106", Severity::error, place_,
                          "functions of cards set each other off without end",
                          "Let none of them read what depends on it."});
    } else {
      // Given back before anything is rethrown or reported.
      FunctionStates::Loan loan(*states_);
      good = run_in(loan.state(), call, accept, findings);
      duel.budget().spend(Budget::call + loan.state().host().executed_by_call());
    }
    // Not a failure of the function: whoever asked for an answer wants to hear that it is missing.
    if (call.thrown) std::rethrow_exception(call.thrown);
    if (duel.budget().take_telling()) findings.push_back(duel.budget().finding(place_, "a function"));
    for (const Diagnostic& finding : findings) duel.faults().add(finding);
    return good;
  }

  template <typename Accept>
  bool run_in(FunctionState& state, FunctionCall& call, Accept accept, Diagnostics& findings) const {
    Host& host = state.host();
    bool good = false;
    // A state that functions have filled with what they hold has no memory left for any of this.
    const bool done = host.guarded([&] { good = call_in(state, call, accept, findings); });
    if (!done)
      findings.push_back({"L0105", Severity::error, place_,
                          "there is no memory left in which the function could run",
                          "Let the functions of cards hold small values only."});
    return done && good;
  }

  template <typename Accept>
  bool call_in(FunctionState& state, FunctionCall& call, Accept accept, Diagnostics& findings) const {
    Host& host = state.host();
    lua_State* lua = host.state();
    const int before = lua_gettop(lua);
    const std::shared_ptr<const Source> text = state.push(script_, number_, findings);
    if (!text) return false;
    // The words that functions say go to nobody's library: those of a definition are spelt in it already.
    struct OtherWords {
      // Put back by an object: an error of Lua passes through here.
      explicit OtherWords(Host& of) : host(of), outer(of.set_words(&words)) {}
      ~OtherWords() { host.set_words(outer); }
      Host& host;
      Words words;
      Words* outer;
    };
    bool good = false;
    {
      const OtherWords words(host);
      push_duel_handle(lua, call);
      good = host.call(text, 1, longest_held(lua, before + 1), findings);
    }
    if (good) {
      const std::string wanted = accept(lua);
      if (!wanted.empty()) {
        findings.push_back({"L0501", Severity::error, place_,
                            "the function gave " + kind_at(lua, -1) + " where it must give " + wanted,
                            "Let it return that."});
        good = false;
      }
    }
    // Also after a failure: what it changed before it failed is put back.
    return is_unchanged(lua, before + 1, place_, findings) && good;
  }

  std::shared_ptr<FunctionStates> states_;
  std::shared_ptr<const Source> script_;
  int number_;      ///< among those that the script made parts of definitions
  Location place_;  ///< where it begins
};

/// Adds what the function at `index` holds to the list at `held`, functions that it calls included. Ends the
/// script when any of it could be state.
void gather(const Reader& reader, int index, int held) {
  lua_State* lua = reader.lua();
  const Source& source = reader.host().source();
  // Each function that holds another one goes a level deeper.
  luaL_checkstack(lua, 10, "functions inside each other");
  index = lua_absindex(lua, index);
  lua_Debug about;
  lua_pushvalue(lua, index);
  lua_getinfo(lua, ">S", &about);
  // All of the text is looked through, here and for each name below.
  const std::size_t looking = source.tokens().size() / tokens_an_instruction;
  reader.host().charge(looking);
  // In the text and not when it runs: a card is refused before any duel is played with it.
  if (const auto write = find_global_write(source, about.linedefined, about.lastlinedefined))
    reader.host().refuse_global(write->name, write->location);
  for (int i = 1; const char* name = lua_getupvalue(lua, index, i); ++i) {
    // Through it a function reaches the words of the language, and writes nothing. A script may give the
    // name to a table of its own.
    const bool words = reader.host().is_environment(-1);
    // By its text as far as that shows; is_unchanged sees the rest when it has run.
    const Location change = source.find_assignment(name, about.linedefined, about.lastlinedefined);
    if (change.line > 0)
      reader.host().fail("L0112", change,
                         std::string("the function changes `") + name +
                             "`, which lives outside it; a function of a card keeps no state",
                         std::string("Write `local ") + name + " = ...` inside the function.");
    // Whether a table is only read nobody can see, and a function of C++ may count, as those of `pairs` do.
    if ((lua_istable(lua, -1) && !words) || lua_iscfunction(lua, -1) != 0)
      reader.host().fail("L0112", source.find(name, about.linedefined),
                         std::string("the function holds `") + name + "`, " + kind_at(lua, -1) +
                             ", which could keep state from one duel to the next",
                         "Make it inside the function.");
    // Noted for each function that holds it, as each may change it; looked into only once.
    bool known = false;
    const lua_Integer count = held_count(lua, held);
    reader.host().charge(looking + static_cast<std::size_t>(count));
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
    if (!known && is_script_function(lua, -1)) {
      lua_Debug helper;
      lua_pushvalue(lua, -1);
      lua_getinfo(lua, ">S", &helper);
      // What it writes ends the script; what it reads is told behind that.
      gather(reader, -1, held);
      reader.host().charge(source.tokens().size());
      // Several parts may hold it: it is told once.
      if (reader.host().reported() == 0)
        check_function(reader, helper.linedefined, helper.lastlinedefined, FunctionUse::helper);
    }
    lua_pop(lua, 1);
  }
}

/// The line on which the function at `index` begins.
int line_of(lua_State* lua, int index) {
  lua_Debug about;
  lua_pushvalue(lua, index);
  lua_getinfo(lua, ">S", &about);
  return about.linedefined;
}

}  // namespace

std::shared_ptr<const Function> take_function(Reader& reader, int index, FunctionUse use) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  Host& host = reader.host();
  // Functions are named by their number in a script: one made while a duel is played has none.
  if (!host.function_states() || host.in_call())
    reader.fail("L0207", "a function cannot be made a part of a definition here",
                "Write it where the card is declared.");
  lua_newtable(lua);
  gather(reader, index, lua_gettop(lua));
  lua_Debug about;
  lua_pushvalue(lua, index);
  lua_getinfo(lua, ">S", &about);
  // All of the text is looked through a few times.
  host.charge(host.source().tokens().size());
  check_function(reader, about.linedefined, about.lastlinedefined, use);
  lua_pushvalue(lua, index);
  note_function(host);
  // Numbered in the order in which the script makes them, which is that of note_function in every state.
  const int number = host.functions();
  host.count_function();
  return std::make_shared<ScriptFunction>(host.function_states(), host.shared_source(), number,
                                          host.source().find("function", line_of(lua, index)));
}

std::optional<StoredFunction> stored_function(const Function& function) {
  const auto* known = dynamic_cast<const ScriptFunction*>(&function);
  return known == nullptr ? std::nullopt : std::optional(known->stored());
}

std::shared_ptr<const Function> function_of(std::shared_ptr<FunctionStates> states,
                                            std::shared_ptr<const Source> script,
                                            const StoredFunction& function) {
  return std::make_shared<ScriptFunction>(std::move(states), std::move(script), function.number,
                                          function.place);
}

Step function_step(Reader& reader, int index) {
  Step step;
  step.verb = Verb::function;
  step.function = take_function(reader, index, FunctionUse::step);
  step.line.number = line_of(reader.lua(), index);
  return step;
}

}  // namespace sleight
