#pragma once

#include <string>

#include "core/duel/duel.h"
#include "core/table/decision.h"
#include "tools/scenario/scenario_value.h"

/// Messages in which things of one name are told apart.
namespace sleight::scenario {

/// What a thing is called: its name and, where others of that name in play differ from it, whose it is and
/// what else tells it apart: "Hill Giant (Bob's, a Clone)", "Forest (Sue's, number 2)". The number is that of
/// `finds`.
std::string told_apart(const Duel& duel, ObjectId id);
/// What a scenario names, an object as above.
std::string told_apart(const Duel& duel, const Value& value);
/// One answer that a decision offers, what it names as above.
std::string told_apart(const Duel& duel, const Decision& decision, const Option& option);
/// All answers that it offers, separated by commas.
std::string answers_text(const Duel& duel, const Decision& decision);

}  // namespace sleight::scenario
