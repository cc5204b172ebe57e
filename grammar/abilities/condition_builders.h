#pragma once

#include <optional>
#include <vector>

#include "core/card/definition.h"
#include "grammar/noun_phrases/states_english.h"

/// Conditions put together, one shape for each idea.
namespace sleight {

/// There is such a thing.
Condition exists(Selector what);
/// That an amount is so many.
Condition compared(Amount left, const Quantity& quantity);
/// That something is of that kind.
Condition is_like(Selector what, Selector like);
/// What something is, is asked of it as of any permanent.
Condition is_like(Selector what, std::vector<Filter> filters);
/// All of those; one by itself is no list.
Condition all_of(std::vector<Condition> parts);
/// One of those at least; one by itself is no list.
Condition any_of(std::vector<Condition> parts);
/// None of those.
Condition none_of(std::vector<Condition> parts);
/// The condition that holds when `part` does not.
Condition none_of(Condition part);
/// That it is that phase, whosever turn it is.
Condition phase_is(Word phase);
/// That it is the turn of that player.
Condition turn_of(const Selector& player);
/// Whose turn a condition asks for; null where it asks for something else.
const Selector* turn_asked(const Condition& condition);
/// Compares how often the ability was used this turn with a number.
Condition used(Comparison compare, int number);
/// Whether it asks how often the ability was used.
bool asks_uses(const Condition& condition);
/// What was used counted for each player by themself: what another has used does not count.
Condition for_each_player(Condition uses);
/// The same with all uses counted, of one that counts them for each player; nothing of others.
std::optional<Condition> without_player(const Condition& condition);
/// "Once", of all turns.
Condition never_used();
/// That an ability may be used once more, where so many uses in a turn are all.
Condition used_fewer_times_than(Amount number);

}  // namespace sleight
