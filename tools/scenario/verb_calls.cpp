#include "tools/scenario/verb_calls.h"

#include <algorithm>
#include <lua.hpp>
#include <set>

#include "core/card/letters.h"
#include "scripting/lua/script_host.h"
#include "tools/display/phrases.h"
#include "tools/scenario/lua_values.h"
#include "tools/scenario/scenario_verbs.h"

namespace sleight::scenario {
namespace {

/// Where a Lua state keeps its Running.
constexpr char running_key = 0;

/// Kept in the state itself and not in an upvalue: metamethods and verbs all find it.
Running& running_in(lua_State* lua) {
  lua_rawgetp(lua, LUA_REGISTRYINDEX, &running_key);
  auto* running = static_cast<Running*>(lua_touserdata(lua, -1));
  lua_pop(lua, 1);
  return *running;
}

/// Reads the arguments and does the verb; what went wrong comes back as text, for Lua must not be left by an
/// exception of ours. It has a line where another verb is to blame.
std::optional<Failure> do_verb(lua_State* lua, const Verb& verb, Value& result) {
  Running& run = running_in(lua);
  try {
    if (!run.game) throw Failure{"verbs belong inside a scenario"};
    run.game->line = Host::of(lua).line();
    const int given = lua_gettop(lua) - 1;
    const Value self = given >= 0 ? read(lua, 1) : Value{};
    const bool right_self = verb.of_player ? self.is_player() : self.kind == Value::Kind::scenario;
    if (!right_self) throw Failure{std::string{"call it as `"} + verb.usage + "`"};
    std::vector<Value> arguments;
    for (int i = 0; i < given; ++i) arguments.push_back(read(lua, i + 2));
    // A variable that was never set would else count as an argument.
    while (!arguments.empty() && arguments.back().is_nil()) arguments.pop_back();
    if (arguments.size() < verb.least || arguments.size() > verb.most)
      throw Failure{"`" + std::string{verb.name} + "` got " + std::to_string(arguments.size()) +
                    " arguments; call it as `" + verb.usage +
                    "` (an argument that is nil counts for nothing)"};
    try {
      result = verb.does(*run.game, self.player, arguments);
      note_verb(*run.game, verb.name, verb.is_play, arguments, result);
    } catch (const Refused& refused) {
      if (!run.refusals)
        throw Failure{"the rules refuse `" + std::string{verb.name} + "`: " + refused.reason};
      // The verb has put everything back: the next play of the function is judged from the same place.
      if (run.game->world.refused) run.game->world.refused(refused.reason);
      run.refusals->push_back(refused.reason);
      result = {};
      return std::nullopt;
    }
    // Other verbs may set up, within the function, what is to be refused.
    if (run.refusals && verb.is_play)
      throw Failure{"`" + std::string{verb.name} + "` should have been refused, but was legal"};
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure;
  } catch (const Refused& refused) {
    return Failure{refused.reason};
  } catch (const std::exception& error) {
    // No mistake of the scenario; it must end nothing but this scenario, and say where.
    return Failure{engine_failure(std::string{"`"} + verb.name + "`", error)};
  }
}

/// Those that play on through many decisions, or make a library, cost as much as twenty others.
int effort_of(const std::string& verb) {
  static const std::set<std::string> great{"rules", "card",    "duel",       "next_turn",      "turn_of",
                                           "to",    "explain", "to_the_end", "random_actions", "answers"};
  return great.count(verb) != 0 ? 20 : 1;
}

int call_verb(lua_State* lua) {
  const auto* verb = static_cast<const Verb*>(lua_touserdata(lua, lua_upvalueindex(1)));
  spend(lua, running_in(lua), effort_of(verb->name));
  Value result;
  if (const auto problem = do_verb(lua, *verb, result)) return raise(lua, problem->text, problem->line);
  push(lua, result);
  return 1;
}

/// Calls the function, in which every play must be refused; refusals are gathered, not raised (`do_verb`).
int expect_illegal(lua_State* lua) {
  Running& run = running_in(lua);
  if (!lua_isfunction(lua, 2)) return raise(lua, "call it as `s:expect_illegal(function() ... end, reason)`");
  if (run.refusals) return raise(lua, "`expect_illegal` cannot stand inside another");
  // Without a reason a play may be refused for anything: a slip in the scenario would prove a rule.
  if (!lua_isstring(lua, 3) || lua_rawlen(lua, 3) == 0)
    return raise(lua,
                 "say why it is refused: `s:expect_illegal(function() ... end, \"a part of the reason\")`");
  const std::string reason = lua_tostring(lua, 3);
  run.refusals.emplace();
  if (run.game) run.game->judging = true;
  lua_pushvalue(lua, 2);
  lua_call(lua, 0, 0);  // an error ends the scenario, which resets `refusals`
  if (run.game) run.game->judging = false;
  const std::vector<std::string> refusals = std::move(*run.refusals);
  run.refusals.reset();
  if (refusals.empty()) return raise(lua, "`expect_illegal` had nothing in it that could be refused");
  // Every refusal must say the reason, or one wrong play would hide behind another.
  const auto other = std::find_if(refusals.begin(), refusals.end(), [&](const std::string& refusal) {
    return lowered(refusal).find(lowered(reason)) == std::string::npos;
  });
  if (other == refusals.end()) {
    if (run.game) note_refusal(*run.game);
    return 0;
  }
  return raise(lua, "refused, but for another reason: \"" + *other + "\" does not say \"" + reason + "\"");
}

std::optional<std::string> look_up(lua_State* lua, Value& self, std::string& key) {
  try {
    self = read(lua, 1);
    const Value name = read(lua, 2);
    if (!name.is_text()) return "only verbs can be asked of this";
    key = name.text;
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure.text;
  }
}

/// What stands behind the colon or dot of a handle.
int index_handle(lua_State* lua) {
  Value self;
  std::string key;
  if (const auto problem = look_up(lua, self, key)) return raise(lua, *problem);
  const bool is_scenario = self.kind == Value::Kind::scenario;
  if (is_scenario && (key == "bob" || key == "sue")) {
    push(lua, Value::of(key == "bob" ? PlayerId::bob : PlayerId::sue));
    return 1;
  }
  if (is_scenario && key == "expect_illegal") {
    lua_pushcfunction(lua, expect_illegal);
    return 1;
  }
  if (is_scenario || self.is_player())
    if (const Verb* verb = find_verb(key, self.is_player())) {
      lua_pushlightuserdata(lua,
                            const_cast<Verb*>(verb));  // NOLINT: Lua keeps it and gives it back as it was
      lua_pushcclosure(lua, call_verb, 1);
      return 1;
    }
  if (!is_scenario && !self.is_player())
    return raise(lua, "objects have no `" + key + "`; look at them with `s:expect`");
  return raise(lua, no_such_verb(key, self.is_player()));
}

int same_handle(lua_State* lua) {
  bool same = false;
  try {
    const Value a = read(lua, 1), b = read(lua, 2);
    // Two calls may have made two handles of one thing.
    same = a.kind == b.kind && a.slot == b.slot && a.player == b.player && a.number == b.number;
  } catch (const Failure&) {
    // A handle of a scenario that is over is the same as nothing.
    same = false;
  }
  lua_pushboolean(lua, same ? 1 : 0);
  return 1;
}

std::string handle_name(lua_State* lua) {
  const Running& run = running_in(lua);
  try {
    const Value value = read(lua, 1);
    return run.game ? tell(run.game->duel(), value) : "a thing of a scenario that is over";
  } catch (const Failure& failure) {
    return failure.text;
  }
}

int handle_to_string(lua_State* lua) {
  const std::string name = handle_name(lua);
  lua_pushlstring(lua, name.data(), name.size());
  return 1;
}

}  // namespace

void spend(lua_State* lua, Running& running, int effort) {
  running.effort += effort;
  // The budget of instructions does not see what is done outside Lua.
  if (running.effort > most_effort) raise(lua, "the scenario takes too long; is there an endless loop?");
}

std::string engine_failure(const std::string& during, const std::exception& error) {
  return "the engine itself failed in " + during + " with the exception: " + error.what();
}

int raise(lua_State* lua, const std::string& message, int line) {
  if (line > 0)
    lua_pushfstring(lua, "script:%d: ", line);
  else
    luaL_where(lua, 1);
  lua_pushlstring(lua, message.data(), message.size());
  lua_concat(lua, 2);
  return lua_error(lua);
}

void open_verbs(lua_State* lua, Running& running) {
  lua_pushlightuserdata(lua, &running);
  lua_rawsetp(lua, LUA_REGISTRYINDEX, &running_key);
  luaL_newmetatable(lua, handle_type);
  const luaL_Reg methods[] = {
      {"__index", index_handle}, {"__eq", same_handle}, {"__tostring", handle_to_string}, {nullptr, nullptr}};
  luaL_setfuncs(lua, methods, 0);
  lua_pop(lua, 1);
}

}  // namespace sleight::scenario
