#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/scenario/scenario_value.h"

/// Whether a scenario that holds proves anything: one that holds whatever the rules do is a mistake.
namespace sleight::scenario {

struct Game;

/// What a scenario has expected so far, and whether anything could have come of it.
struct Proofs {
  int expected = 0;                   ///< how often something was expected
  int telling = 0;                    ///< how often that was more than what the scenario had set up itself
  bool acted = false;                 ///< somebody played something, or time went on
  bool ruled = false;                 ///< the scenario chose its rules: what a duel begins with is theirs
  std::set<std::uint16_t> made = {};  ///< test cards that `makes` made: what they are, the scenario says
  int last_line = 0;                  ///< of what was expected last
  /// The plays that waited when something was expected after a response that was not held: "Giant Growth,
  /// Lightning Bolt"; "" since something within the batch was done.
  std::string waiting = {};
  bool is_early = false;  ///< nothing resolved them before the duel went on
  int early_line = 0;     ///< of what was expected then
};

/// Counts a verb that was done, with what it was given. `is_play`: the rules may refuse it.
/// `result` is what it gave.
void note_verb(Game& game, std::string_view verb, bool is_play, const std::vector<Value>& arguments,
               const Value& result);
/// Counts plays that were refused as the scenario expected.
void note_refusal(Game& game);
/// Why the scenario proves nothing, whatever the rules are; "" where it proves something.
std::string proves_nothing(const Proofs& proofs);
/// What is doubtful of a scenario that looks at the duel before what it has played is resolved, and does not
/// resolve it; "" for others.
std::string looked_too_early(const Proofs& proofs);
/// What is doubtful of a scenario that proves no more than that what it plays is legal; "" for others.
std::string proves_little(const Proofs& proofs);

}  // namespace sleight::scenario
