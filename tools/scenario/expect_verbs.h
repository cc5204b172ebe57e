#pragma once

#include <string>
#include <vector>

#include "core/explanation/explain.h"
#include "tools/scenario/game.h"

/// The verbs that look at the duel, and fail when it is not as it should be.
namespace sleight::scenario {

/// What an object, a player or the duel must be like now.
void expect(Game& game, const Value& what, const Value& fields);
/// How a value of an object came about (law 7).
Explanation explained(Game& game, const Value& object, const std::string& value);
/// Fails unless `whose` cards of a zone are as wanted: how many, or their names.
void expect_cards(const std::string& whose, const std::string& field, const std::vector<std::string>& are,
                  const Value& wanted);

}  // namespace sleight::scenario
