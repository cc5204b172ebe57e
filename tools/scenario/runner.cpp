#include "tools/scenario/runner.h"

#include <algorithm>
#include <cstdlib>
#include <lua.hpp>
#include <map>
#include <optional>

#include "core/duel/faults.h"
#include "scripting/files/script_files.h"
#include "scripting/lua/repeated_keys.h"
#include "scripting/lua/script_host.h"
#include "tools/files/interruption.h"
#include "tools/scenario/lua_values.h"
#include "tools/scenario/queue_verbs.h"
#include "tools/scenario/setup_verbs.h"
#include "tools/scenario/verb_calls.h"

namespace sleight::scenario {
namespace {

/// What a file may run outside its scenarios, and each of them by itself: it is more than a card.
Limits limits_of_a_file() {
  Limits limits;
  limits.instructions = 50'000'000;
  limits.file = std::size_t{16} << 20U;
  return limits;
}

/// All scenarios of a file may together use up what so many may alone: a loop of endless ones ends as well.
constexpr int most_endless = 10;
/// What a scenario costs whatever it does: a library of its own.
constexpr int effort_of_scenario = 20;

/// A scenario file under way.
struct Run {
  const World& world;
  std::string file;
  std::vector<Result> results;
  Running running;
  ByName wanted = {};
  bool ends_at_failure = false;
  bool only_listed = false;
  bool must_prove = false;                ///< what holds without proving anything is a failure
  std::map<std::string, int> named = {};  ///< the lines of its scenarios, by their names
  std::size_t instructions = 0;           ///< of its scenarios so far
  long effort = 0;                        ///< of their verbs
};

/// Whether the scenario that was run last failed.
bool has_failed(const Run& run) { return !run.results.empty() && !run.results.back().passed; }

/// The line of the script where Lua stands, and the message of the error, as the result of a protected call;
/// the host reports without one.
int note_line(lua_State* lua) {
  // The host ends a script with nil and keeps the reason among its findings.
  if (lua_isnil(lua, 1)) return 1;
  const char* text = lua_tostring(lua, 1);
  lua_createtable(lua, 2, 0);
  // Here, before the stack is unwound: afterwards nobody knows the line.
  lua_pushinteger(lua, Host::of(lua).line());
  lua_rawseti(lua, -2, 1);
  lua_pushstring(lua, text != nullptr ? text : "an error that is no text");
  lua_rawseti(lua, -2, 2);
  return 1;
}

/// Why a scenario failed, and where.
struct Problem {
  std::string text;
  int line = 0;  ///< 0: not known
};

/// "script:3: message" without what Lua puts in front.
Problem without_place(std::string text, int line) {
  const std::string mark = "script:";
  const auto colon = text.find(": ", mark.size());
  if (!text.starts_with(mark) || colon == std::string::npos) return {std::move(text), line};
  return {text.substr(colon + 2), std::atoi(text.c_str() + mark.size())};
}

/// What ended a protected call: its error lies on the stack, or it is among the findings of the host.
Problem problem_of(lua_State* lua, int status) {
  const Diagnostics findings = Host::of(lua).take_findings();
  // Taken back: this scenario has failed, and the file goes on with the next.
  if (!findings.empty()) return {findings.front().message, findings.front().location.line};
  if (status == LUA_ERRMEM) return {"it used too much memory, or made too much in a loop that never ends", 0};
  if (!lua_istable(lua, -1)) return {"an error that is no text", 0};
  lua_rawgeti(lua, -1, 1);
  const int line = static_cast<int>(lua_tointeger(lua, -1));
  lua_rawgeti(lua, -2, 2);
  return without_place(lua_tostring(lua, -1), line);
}

/// Does something of ours that a scenario asks for; what went wrong comes back as text, for Lua must not be
/// left by an exception of ours.
template <typename Does>
std::optional<Problem> problem_while(Does does) {
  try {
    does();
    return std::nullopt;
  } catch (const Failure& failure) {
    return Problem{failure.text, failure.line};
  } catch (const Refused& refused) {
    return Problem{refused.reason};
  } catch (const std::exception& error) {
    return Problem{engine_failure("what was still open at the end", error)};
  }
}

/// Runs the function at `function` as a scenario; nothing when it holds.
std::optional<Problem> play_scenario(lua_State* lua, Run& run, int function, const std::string& rules) {
  std::optional<Problem> problem = problem_while([&] {
    run.running.game = std::make_unique<Game>(run.world);
    if (!rules.empty()) choose_rules(*run.running.game, rules, {});
  });
  begin_handles(lua);
  if (problem) return problem;
  lua_pushcfunction(lua, note_line);
  const int handler = lua_gettop(lua);
  lua_pushvalue(lua, function);
  Value self;
  self.kind = Value::Kind::scenario;
  push(lua, self);
  const int status = lua_pcall(lua, 1, 0, handler);
  if (status != LUA_OK) return problem_of(lua, status);
  problem = problem_while([&] { finish(*run.running.game); });
  // What was still open at the end is of the verb that ran last.
  if (problem && problem->line == 0) problem->line = run.running.game->line;
  return problem;
}

/// What is doubtful of a scenario that passed; nothing of most.
std::optional<Doubt> doubt_of(const Proofs& proofs) {
  if (std::string little = proves_little(proofs); !little.empty()) return Doubt{"T0603", std::move(little)};
  if (std::string early = looked_too_early(proofs); !early.empty())
    return Doubt{"T0605", std::move(early), proofs.early_line};
  return std::nullopt;
}

/// Runs the scenario whose function lies at `function`, under `rules` unless that is "".
void run_scenario(lua_State* lua, Run& run, int function, const std::string& name, const std::string& rules) {
  if (run.ends_at_failure && has_failed(run)) return;
  const int top = lua_gettop(lua);
  Result result;
  result.file = run.file;
  result.name = rules.empty() ? name : name + " (" + rules + ")";
  // Where the scenario stands, for a failure that knows no better.
  result.line = Host::of(lua).line();
  run.running.effort = 0;
  std::optional<Problem> problem;
  run.instructions += Host::of(lua).with_own_budget([&] {
    problem = play_scenario(lua, run, function, rules);
    lua_settop(lua, top);
  });
  run.effort += run.running.effort;
  // A function of a script that fails only ends its effect, and what goes on and on ends as a draw; here that
  // is a failure whatever was expected.
  const Diagnostics faults = run.running.game ? run.running.game->duel().faults().all() : Diagnostics{};
  if (!problem && faults.empty() && run.running.game) {
    const Proofs& proofs = run.running.game->proofs;
    if (std::string nothing = proves_nothing(proofs); run.must_prove && !nothing.empty())
      problem = Problem{std::move(nothing), proofs.last_line};
    result.doubt = doubt_of(proofs);
  }
  run.running.game.reset();
  run.running.refusals.reset();
  if (!faults.empty()) {
    const Diagnostic& fault = faults.front();
    const std::string told = "a script failed: " + fault.location.file + ":" +
                             std::to_string(fault.location.line) + ": " + fault.code + " " + fault.message;
    // Beside what else is wrong: it may be the reason why that is.
    problem = problem ? Problem{problem->text + "; " + told, problem->line} : Problem{told};
  }
  result.passed = !problem;
  if (problem && problem->line > 0) result.line = problem->line;
  if (problem) result.message = problem->text;
  run.results.push_back(std::move(result));
}

/// Counts one scenario more of the file, and ends the file past all bounds.
void count_scenario(lua_State* lua, Run& run) {
  run.effort += effort_of_scenario;
  const auto most = static_cast<std::size_t>(Host::of(lua).limits().instructions);
  if (run.effort > long{most_endless} * most_effort || run.instructions > std::size_t{most_endless} * most)
    raise(lua, "the scenarios of this file take too long together; is there an endless loop?");
}

/// A call of `scenario` that makes none: a finding at its line, and the file goes on.
int refuse_call(lua_State* lua, Run& run, const std::string& message) {
  run.results.push_back({run.file, "", false, Host::of(lua).line(), message});
  return 0;
}

/// The line of an earlier scenario of that name, for the same rule sets, or 0.
int first_line_of(lua_State* lua, Run& run, const std::string& name) {
  if (!run.must_prove) return 0;
  std::string key = name;
  for (lua_Integer i = 1; lua_istable(lua, 2) && i <= static_cast<lua_Integer>(lua_rawlen(lua, 2)); ++i) {
    if (lua_rawgeti(lua, 2, i) == LUA_TSTRING) key.append("\n").append(lua_tostring(lua, -1));
    lua_pop(lua, 1);
  }
  const auto [known, is_new] = run.named.emplace(key, Host::of(lua).line());
  return is_new ? 0 : known->second;
}

/// `scenario(name, function)`, or `scenario(name, { rule sets }, function)`: one scenario for each rule set.
int scenario(lua_State* lua) {
  Run& run = *static_cast<Run*>(lua_touserdata(lua, lua_upvalueindex(1)));
  if (run.running.game) return raise(lua, "a scenario cannot stand inside another");
  count_scenario(lua, run);
  // The list of rule sets stands between the name and the function.
  const int function = lua_istable(lua, 2) ? 3 : 2;
  if (lua_type(lua, 1) != LUA_TSTRING || !lua_isfunction(lua, function))
    return refuse_call(lua, run,
                       "call it as `scenario(name, function(s) ... end)` or `scenario(name, { \"fifth\" }, "
                       "function(s) ... end)`");
  const char* name = lua_tostring(lua, 1);
  if (*name == '\0') return refuse_call(lua, run, "the scenario has an empty name; say what it proves");
  if (const int first = first_line_of(lua, run, name); first > 0) {
    run.results.push_back({run.file, name, false, Host::of(lua).line(),
                           "a second scenario of this name; the first stands in line " +
                               std::to_string(first) + ". Say in the name what this one proves besides"});
    return 0;
  }
  if (run.wanted && !run.wanted(name)) return 0;
  if (run.only_listed) {
    run.results.push_back({run.file, name, true, Host::of(lua).line(), ""});
    return 0;
  }
  if (function == 2) {
    run_scenario(lua, run, function, name, "");
    return 0;
  }
  const lua_Integer count = luaL_len(lua, 2);
  if (count == 0) return refuse_call(lua, run, "the list of rule sets is empty");
  for (lua_Integer i = 1; i <= count; ++i) {
    if (lua_geti(lua, 2, i) != LUA_TSTRING) return refuse_call(lua, run, "the list holds names of rule sets");
    const char* rules = lua_tostring(lua, -1);
    if (i > 1) count_scenario(lua, run);
    run_scenario(lua, run, function, name, rules);
    lua_pop(lua, 1);
  }
  return 0;
}

/// Runs the scenarios of `source` as `run` says.
void run_all(Run& run, const std::string& source) {
  // Helpers that scenarios share are globals: those of a card script would be refused.
  Host host(limits_of_a_file(), Globals::kept);
  lua_State* const lua = host.state();
  open_verbs(lua, run.running);
  lua_pushlightuserdata(lua, &run);
  lua_pushcclosure(lua, scenario, 1);
  host.define("scenario");
  Diagnostics findings;
  if (run.must_prove)
    for (const RepeatedKey& repeated : find_repeated_keys(Source{run.file, source}))
      run.results.push_back({run.file, "", false, repeated.location.line,
                             "`" + repeated.key + "` is given twice in one table, first in line " +
                                 std::to_string(repeated.first_line) + "; Lua takes the last"});
  host.run(Source{run.file, source}, findings);
  // After the results so far: the scenarios above the mistake did run.
  if (!findings.empty()) {
    run.results.push_back({run.file, "", false, findings.front().location.line, findings.front().message});
  } else if (run.results.empty() && !run.wanted) {
    run.results.push_back(
        {run.file, "", false, 0, "the file has no scenario; write scenario(\"name\", function(s) ... end)"});
  }
}

}  // namespace

std::vector<Result> run_source(const World& world, const std::string& file, const std::string& source,
                               const ByName& wanted) {
  Run run{world, file, {}, {}, wanted};
  run_all(run, source);
  return std::move(run.results);
}

std::vector<Result> run_strictly(const World& world, const std::string& file, const std::string& source,
                                 const ByName& wanted) {
  Run run{world, file, {}, {}, wanted, false, false, true};
  run_all(run, source);
  return std::move(run.results);
}

std::optional<Result> first_failure(const World& world, const std::string& file, const std::string& source,
                                    const ByName& wanted) {
  Run run{world, file, {}, {}, wanted, true};
  run_all(run, source);
  if (!has_failed(run)) return std::nullopt;
  return std::move(run.results.back());
}

std::vector<Result> run_files(const World& world, const std::vector<std::string>& files, int jobs,
                              const Choice& choice) {
  std::vector<std::vector<Result>> each(files.size());
  in_parallel_until_interrupted(files.size(), jobs, [&](std::size_t i, std::size_t) {
    std::string problem;
    Run run{world, files[i], {}, {}, choice.wanted, false, choice.listed, true};
    if (const std::optional<std::string> text = contents_of(files[i], problem))
      run_all(run, *text);
    else
      run.results.push_back({files[i], "", false, 0, problem});
    each[i] = std::move(run.results);
    if (choice.when_done) choice.when_done();
  });
  std::vector<Result> all;
  for (auto& results : each) std::move(results.begin(), results.end(), std::back_inserter(all));
  return all;
}

}  // namespace sleight::scenario
