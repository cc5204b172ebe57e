#pragma once

#include <string>
#include <vector>

#include "tools/scenario/game.h"

namespace sleight::scenario {

/// One verb of the scenario contract: who has it, whether it is a play that the rules may refuse, what it
/// takes.
struct Verb {
  const char* name;
  bool of_player;     ///< `p:verb(...)`, else `s:verb(...)`
  bool is_play;       ///< may stand in `expect_illegal`
  std::size_t least;  ///< arguments
  std::size_t most;
  const char* usage;
  const char* doc;
  Value (*does)(Game& game, PlayerId p, const std::vector<Value>& arguments);
};

/// All verbs but `expect_illegal`, which calls back into the script.
const std::vector<Verb>& verbs();
/// The verb of that name, or nullptr.
const Verb* find_verb(const std::string& name, bool of_player);
/// The names of all verbs of players, or of the scenario.
std::vector<std::string> verb_names(bool of_player);
/// What is said where a scenario or a player is asked for a verb that it has not.
std::string no_such_verb(const std::string& name, bool of_player);

}  // namespace sleight::scenario
