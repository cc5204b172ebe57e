#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What something did or was done to, and what it has: "it attacked this turn", "a creature was destroyed
/// this way", "it has flying"; read and said.
namespace sleight {

/// "When you are dealt damage by a red instant or sorcery spell": only until something else is played.
Condition read_just_dealt(ReadingContext& context, const Node& said);
/// The same in words; "" for other conditions.
std::string say_just_dealt(Speaker& speaker, const Condition& condition);

/// "~ attacked or blocked this turn", "~ blocked or was blocked by a blue creature this turn".
Condition read_did(ReadingContext& context, const Node& said);
/// "A creature was destroyed this way", "you sacrifice an Island this way".
Selector read_one_done(ReadingContext& context, const Node& said);
/// "It was destroyed this way", "that card was put into a graveyard this way".
Condition read_was_done(ReadingContext& context, const Node& said);
/// "It dealt damage to an opponent this turn", "you were dealt damage this turn".
Condition read_damaged(ReadingContext& context, const Node& said);
/// "It attacked during its controller's last turn".
Condition read_attacked_before(ReadingContext& context, const Node& said);
/// "~ has blocked or been blocked since your last upkeep".
Condition read_has_fought(ReadingContext& context, const Node& said);
/// "It has flying".
Condition read_has_keyword(ReadingContext& context, const Node& said);
/// "It does not have rampage", of whatever number.
Condition read_has_number_keyword(ReadingContext& context, const Node& said);
/// "It has flying", "it attacked this turn": what is said of a thing in words of its own.
std::string say_past_action(Speaker& speaker, const Condition& condition, bool not_so);

}  // namespace sleight
