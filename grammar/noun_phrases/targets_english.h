#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What is aimed at: "two target creatures", "target opponent", "another target Goblin", and those of several
/// that are spoken of again ("the other", "each of those creatures with flying"); read and said.
namespace sleight {

/// "Target player", "target opponent".
Selector aim_at_player(ReadingContext& context, const Node& said);
/// "Target creature", "two target creatures", "another target Goblin".
Selector aim_at_group(ReadingContext& context, const Node& said);
/// "Target attacking creature" in the middle of what is said of others: a creature of one sort.
Selector aim_at_anchor(ReadingContext& context, const Node& said);
/// "The other": of two targets the one that somebody has not just chosen.
Selector read_other_target(ReadingContext& context);
/// "Each of those creatures with flying": of several targets those that have it.
Selector read_each_of_those(ReadingContext& context, const Node& said);
/// Whether that is one target, which may be a player as well as something in play.
bool may_be_player_or_permanent(const TargetSpec* aimed);
/// "Target opponent previously dealt damage by ~": in whatever turn.
Selector read_once_hurt(ReadingContext& context, const Node& said);
/// " previously dealt damage by ~", of an opponent; "" where nothing is asked.
std::string say_once_hurt(Speaker& speaker, const Selector& opponent);
/// A target: in full where it is first spoken of, then "it".
std::string say_target(Speaker& speaker, const Selector& selector);

}  // namespace sleight
