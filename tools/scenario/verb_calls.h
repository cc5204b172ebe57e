#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/scenario/game.h"

struct lua_State;

/// How a scenario in Lua calls the verbs, which are C++.
namespace sleight::scenario {

/// Verbs do their work outside Lua: a scenario may have as much of it done as any of ours needs a hundred
/// times over.
inline constexpr int most_effort = 20'000;

/// The scenario that runs in a Lua state, if one does.
struct Running {
  std::unique_ptr<Game> game;                        ///< none between scenarios
  std::optional<std::vector<std::string>> refusals;  ///< set within `expect_illegal`
  int effort = 0;  ///< of its verbs so far: 1 each, more for those that play on or make a library
};

/// Makes players, objects, plays and the scenario usable in `lua`; what they do, they do to `running`.
void open_verbs(lua_State* lua, Running& running);
/// Counts what is done outside Lua, and ends the scenario past all bounds.
void spend(lua_State* lua, Running& running, int effort);
/// How an exception is told that the engine threw, for which no scenario is to blame.
std::string engine_failure(const std::string& during, const std::exception& error);
/// Ends the script with a message of ours, about that line, or about the one that runs where it is 0.
int raise(lua_State* lua, const std::string& message, int line = 0);

}  // namespace sleight::scenario
