#include "tools/scenario/runner.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <lua.hpp>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <thread>

#include "core/faults.h"
#include "tools/scenario/lua_values.h"
#include "tools/scenario/queueing.h"
#include "tools/scenario/setting_up.h"
#include "tools/scenario/verbs.h"
#include "tools/wording/phrases.h"

namespace sleight::scenario {
namespace {

constexpr std::size_t most_memory = 64U << 20U;
constexpr int instructions_a_check = 100'000;
constexpr int most_checks = 1'000;  // 100 million instructions for one file
// Verbs do their work outside Lua: as much of it as any file of ours needs a hundred times over.
constexpr int most_effort = 20'000;

/// All that a running scenario file needs; Lua's closures reach it through the state's extra space.
struct Run {
  const World& world;
  std::string file;
  std::vector<Result> results;
  std::unique_ptr<Game> game;
  std::optional<std::vector<std::string>> refusals;  ///< set within `expect_illegal`
  std::size_t memory = 0;
  int checks = 0;
  int effort = 0;  ///< of all verbs so far: 1 each, more for those that play on or make a library
};

Run& run_of(lua_State* lua) { return **static_cast<Run**>(lua_getextraspace(lua)); }

void* allocate(void* data, void* block, std::size_t old_size, std::size_t new_size) {
  Run& run = *static_cast<Run*>(data);
  const std::size_t had = block == nullptr ? 0 : old_size;
  if (new_size == 0) {
    std::free(block);
    run.memory -= had;
    return nullptr;
  }
  if (run.memory - had + new_size > most_memory) return nullptr;
  void* moved = std::realloc(block, new_size);
  if (moved != nullptr) run.memory += new_size - had;
  return moved;
}

void count_instructions(lua_State* lua, lua_Debug*) {
  if (++run_of(lua).checks > most_checks)
    luaL_error(lua, "the scenario takes too long; is there an endless loop?");
}

int raise(lua_State* lua, const std::string& message) {
  lua_pushlstring(lua, message.data(), message.size());
  return lua_error(lua);
}

/// The line of the script where Lua stands, the innermost function of the file first.
int current_line(lua_State* lua) {
  lua_Debug info{};
  for (int level = 0; lua_getstack(lua, level, &info) != 0; ++level) {
    lua_getinfo(lua, "Sl", &info);
    if (info.currentline > 0) return info.currentline;
  }
  return 0;
}

/// Keeps the line with the message of an error.
int note_line(lua_State* lua) {
  const int line = current_line(lua);
  const char* text = lua_tostring(lua, 1);
  lua_createtable(lua, 2, 0);
  lua_pushinteger(lua, line);
  lua_rawseti(lua, -2, 1);
  lua_pushstring(lua, text != nullptr ? text : "an error that is no text");
  lua_rawseti(lua, -2, 2);
  return 1;
}

/// Reads the arguments and does the verb; what went wrong comes back as text, for Lua must not be left by an
/// exception of ours.
std::optional<std::string> do_verb(lua_State* lua, const Verb& verb, Value& result) {
  Run& run = run_of(lua);
  try {
    if (!run.game) throw Failure{"verbs belong inside a scenario"};
    const int given = lua_gettop(lua) - 1;
    const Value self = given >= 0 ? read(lua, 1) : Value{};
    const bool right_self = verb.of_player ? self.is_player() : self.kind == Value::Kind::scenario;
    if (!right_self) throw Failure{std::string{"call it as `"} + verb.usage + "`"};
    std::vector<Value> arguments;
    for (int i = 0; i < given; ++i) arguments.push_back(read(lua, i + 2));
    while (!arguments.empty() && arguments.back().is_nil()) arguments.pop_back();
    if (arguments.size() < verb.least || arguments.size() > verb.most)
      throw Failure{"`" + std::string{verb.name} + "` got " + std::to_string(arguments.size()) +
                    " arguments; call it as `" + verb.usage +
                    "` (an argument that is nil counts for nothing)"};
    try {
      result = verb.does(*run.game, self.player, arguments);
    } catch (const Refused& refused) {
      if (!run.refusals)
        throw Failure{"the rules refuse `" + std::string{verb.name} + "`: " + refused.reason};
      run.refusals->push_back(refused.reason);
      result = {};
      return std::nullopt;
    }
    if (run.refusals && verb.is_play)
      throw Failure{"`" + std::string{verb.name} + "` should have been refused, but was legal"};
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure.text;
  } catch (const Refused& refused) {
    return refused.reason;
  }
}

int effort_of(const std::string& verb) {
  static const std::set<std::string> great{"rules", "card",    "duel",       "next_turn",     "turn_of",
                                           "to",    "explain", "to_the_end", "random_actions"};
  return great.count(verb) != 0 ? 20 : 1;
}

int call_verb(lua_State* lua) {
  const auto* verb = static_cast<const Verb*>(lua_touserdata(lua, lua_upvalueindex(1)));
  Run& run = run_of(lua);
  run.effort += effort_of(verb->name);
  if (run.effort > most_effort) return raise(lua, "the scenario takes too long; is there an endless loop?");
  Value result;
  if (const auto problem = do_verb(lua, *verb, result)) return raise(lua, *problem);
  push(lua, result);
  return 1;
}

int expect_illegal(lua_State* lua) {
  Run& run = run_of(lua);
  if (!lua_isfunction(lua, 2)) return raise(lua, "call it as `s:expect_illegal(function() ... end, reason)`");
  if (run.refusals) return raise(lua, "`expect_illegal` cannot stand inside another");
  const std::string reason = lua_isnoneornil(lua, 3) ? "" : luaL_checkstring(lua, 3);
  run.refusals.emplace();
  if (run.game) run.game->judging = true;
  lua_pushvalue(lua, 2);
  lua_call(lua, 0, 0);  // an error ends the scenario, which resets `refusals`
  if (run.game) run.game->judging = false;
  const std::vector<std::string> refusals = std::move(*run.refusals);
  run.refusals.reset();
  if (refusals.empty()) return raise(lua, "`expect_illegal` had nothing in it that could be refused");
  for (const std::string& refusal : refusals)
    if (lower(refusal).find(lower(reason)) == std::string::npos)
      return raise(lua,
                   "refused, but for another reason: \"" + refusal + "\" does not say \"" + reason + "\"");
  return 0;
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
  return raise(lua, std::string{is_scenario ? "the scenario" : "a player"} + " has no verb `" + key + "`" +
                        did_you_mean(key, verb_names(self.is_player())));
}

int same_handle(lua_State* lua) {
  bool same = false;
  try {
    const Value a = read(lua, 1), b = read(lua, 2);
    same = a.kind == b.kind && a.slot == b.slot && a.player == b.player && a.number == b.number;
  } catch (const Failure&) {
    same = false;
  }
  lua_pushboolean(lua, same ? 1 : 0);
  return 1;
}

std::string handle_name(lua_State* lua) {
  const Run& run = run_of(lua);
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

std::optional<std::string> begin_scenario(Run& run, const std::string& rules) {
  try {
    run.game = std::make_unique<Game>(run.world);
    if (!rules.empty()) choose_rules(*run.game, rules, {});
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure.text;
  }
}

std::optional<std::string> end_scenario(Run& run) {
  try {
    finish(*run.game);
    return std::nullopt;
  } catch (const Failure& failure) {
    return failure.text;
  } catch (const Refused& refused) {
    return refused.reason;
  }
}

/// Runs the scenario whose function lies at `function`, under `rules` unless that is "".
void run_scenario(lua_State* lua, int function, const std::string& name, const std::string& rules) {
  Run& run = run_of(lua);
  const int top = lua_gettop(lua);
  Result result;
  result.file = run.file;
  result.name = rules.empty() ? name : name + " (" + rules + ")";
  result.line = current_line(lua);
  Faults faults;
  const FaultScope scope(faults);
  auto problem = begin_scenario(run, rules);
  begin_handles(lua);
  if (!problem) {
    lua_pushcfunction(lua, note_line);
    lua_pushvalue(lua, function);
    Value self;
    self.kind = Value::Kind::scenario;
    push(lua, self);
    if (lua_pcall(lua, 1, 0, top + 1) == LUA_OK) {
      problem = end_scenario(run);
    } else if (lua_istable(lua, -1)) {
      lua_rawgeti(lua, -1, 1);
      if (lua_tointeger(lua, -1) > 0) result.line = static_cast<int>(lua_tointeger(lua, -1));
      lua_rawgeti(lua, -2, 2);
      problem = lua_tostring(lua, -1);
    } else {
      problem = lua_isstring(lua, -1) ? lua_tostring(lua, -1) : "an error that is no text";
    }
  }
  lua_settop(lua, top);
  run.game.reset();
  run.refusals.reset();
  if (!problem && !faults.empty()) {
    const Diagnostic& fault = faults.all().front();
    problem = "a function of a script failed: " + fault.location.file + ":" +
              std::to_string(fault.location.line) + ": " + fault.code + " " + fault.message;
  }
  result.passed = !problem;
  result.message = problem.value_or("");
  run.results.push_back(std::move(result));
}

/// `scenario(name, function)`, or `scenario(name, { rule sets }, function)`: one scenario for each rule set.
int scenario(lua_State* lua) {
  Run& run = run_of(lua);
  const int function = lua_istable(lua, 2) ? 3 : 2;
  if (lua_type(lua, 1) != LUA_TSTRING || !lua_isfunction(lua, function))
    return raise(lua,
                 "call it as `scenario(name, function(s) ... end)` or `scenario(name, { \"fifth\" }, "
                 "function(s) ... end)`");
  if (run.game) return raise(lua, "a scenario cannot stand inside another");
  const char* name = lua_tostring(lua, 1);
  if (function == 2) {
    run_scenario(lua, function, name, "");
  } else {
    const lua_Integer count = luaL_len(lua, 2);
    if (count == 0) return raise(lua, "the list of rule sets is empty");
    for (lua_Integer i = 1; i <= count; ++i) {
      if (lua_geti(lua, 2, i) != LUA_TSTRING) return raise(lua, "the list holds names of rule sets");
      const char* rules = lua_tostring(lua, -1);
      run_scenario(lua, function, name, rules);
      lua_pop(lua, 1);
    }
  }
  if (run.checks > most_checks) return raise(lua, "the file takes too long");
  return 0;
}

/// Scenarios are declarations and a little arithmetic: an allow-list of harmless functions. Those that work
/// inside C for as long as their arguments say (rep, patterns) are left out.
void open_libraries(lua_State* lua) {
  const auto keep = [lua](const char* table, std::initializer_list<const char*> names) {
    lua_newtable(lua);
    for (const char* name : names) {
      lua_getfield(lua, -2, name);
      lua_setfield(lua, -2, name);
    }
    if (table != nullptr) {
      lua_setglobal(lua, table);
      lua_pop(lua, 1);
    }
  };
  luaL_requiref(lua, LUA_GNAME, luaopen_base, 0);
  keep(nullptr, {"assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type"});
  lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pop(lua, 1);
  luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 0);
  keep("string", {"format", "len", "lower", "sub", "upper"});
  luaL_requiref(lua, LUA_TABLIBNAME, luaopen_table, 0);
  keep("table", {"insert", "remove", "sort", "unpack"});
  luaL_requiref(lua, LUA_MATHLIBNAME, luaopen_math, 0);
  keep("math", {"abs", "floor", "max", "min", "tointeger"});
  // Methods of strings ("x"):rep go through a metatable of their own: narrow it too.
  lua_pushliteral(lua, "");
  lua_newtable(lua);
  lua_getglobal(lua, "string");
  lua_setfield(lua, -2, "__index");
  lua_setmetatable(lua, -2);
  lua_pop(lua, 1);
}

int set_up(lua_State* lua) {
  open_libraries(lua);
  lua_pushcfunction(lua, scenario);
  lua_setglobal(lua, "scenario");
  luaL_newmetatable(lua, handle_type);
  const luaL_Reg methods[] = {
      {"__index", index_handle}, {"__eq", same_handle}, {"__tostring", handle_to_string}, {nullptr, nullptr}};
  luaL_setfuncs(lua, methods, 0);
  lua_pushliteral(lua, "locked");
  lua_setfield(lua, -2, "__metatable");
  lua_pop(lua, 1);
  return 0;
}

/// "[string "file"]:3: message" without what Lua puts in front.
std::string without_place(std::string message, int& line) {
  const auto close = message.find("]:");
  if (message.rfind("[string", 0) != 0 || close == std::string::npos) return message;
  const auto colon = message.find(": ", close + 2);
  if (colon == std::string::npos) return message;
  line = std::atoi(message.c_str() + close + 2);
  return message.substr(colon + 2);
}

struct CloseState {
  void operator()(lua_State* lua) const { lua_close(lua); }
};

}  // namespace

std::vector<Result> run_source(const World& world, const std::string& file, const std::string& source) {
  Run run{world, file, {}, nullptr, std::nullopt, 0, 0};
  const auto fail = [&](std::string message, int line) {
    Result result;
    result.file = file;
    result.line = line;
    result.message = std::move(message);
    run.results.push_back(std::move(result));
  };
  {
    const std::unique_ptr<lua_State, CloseState> state{lua_newstate(allocate, &run)};
    lua_State* lua = state.get();
    if (lua == nullptr) {
      fail("no memory for Lua", 0);
      return run.results;
    }
    *static_cast<Run**>(lua_getextraspace(lua)) = &run;
    lua_pushcfunction(lua, set_up);
    int status = lua_pcall(lua, 0, 0, 0);
    if (status == LUA_OK) {
      lua_sethook(lua, count_instructions, LUA_MASKCOUNT, instructions_a_check);
      lua_pushcfunction(lua, note_line);
      status = luaL_loadbufferx(lua, source.data(), source.size(), file.c_str(), "t");
      if (status == LUA_OK) status = lua_pcall(lua, 0, 0, 1);
    }
    if (status != LUA_OK) {
      int line = 0;
      std::string message = "an error that is no text";
      if (lua_istable(lua, -1)) {
        lua_rawgeti(lua, -1, 1);
        line = static_cast<int>(lua_tointeger(lua, -1));
        lua_rawgeti(lua, -2, 2);
      }
      if (lua_isstring(lua, -1)) message = lua_tostring(lua, -1);
      message = without_place(message, line);
      fail(std::move(message), line);
    } else if (run.results.empty()) {
      fail("the file has no scenario; write scenario(\"name\", function(s) ... end)", 0);
    }
  }
  for (Result& result : run.results) result.message = without_place(result.message, result.line);
  return std::move(run.results);
}

std::vector<Result> run_files(const World& world, const std::vector<std::string>& files, int jobs) {
  std::vector<std::vector<Result>> each(files.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < files.size(); i = next++) {
      std::ifstream in{files[i], std::ios::binary};
      std::stringstream text;
      text << in.rdbuf();
      if (in) {
        each[i] = run_source(world, files[i], text.str());
      } else {
        each[i].push_back({files[i], "", false, 0, "the file cannot be read"});
      }
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < std::min<int>(jobs, static_cast<int>(files.size())); ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  std::vector<Result> all;
  for (auto& results : each) std::move(results.begin(), results.end(), std::back_inserter(all));
  return all;
}

}  // namespace sleight::scenario
