#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// One thing that is said to be so: "there are no creatures in play", "you control three or more lands", "it
/// has flying"; read and said.
namespace sleight {

/// "There are no creatures in play", "it attacked this turn".
Condition read_fact(ReadingContext& context, const Node& fact);
/// "That creature's power remains less than ~'s power".
Condition read_remaining(ReadingContext& context, const Node& said);
/// Whether that is looked at all the time as the deaths are (R-LH-1), rather than a state that an event ends.
bool is_watched(const Node& fact);
/// Whether it says something of "it" or "them".
bool speaks_back(const Node& fact);

/// "It is red"; with "not ", that it is not.
std::string say_matches(Speaker& speaker, const Condition& condition, std::string_view not_so);
/// "You control three or more lands", "its power is 3".
std::string say_compared(Speaker& speaker, const Condition& condition);
/// "Its power is still 1 or more", of this card; "" where something else is asked for.
std::string say_still(Speaker& speaker, const Selector& what);
/// "The chosen color is the most common color among ... but is not tied for most common"; or that it is not.
std::string say_colour_leads(Speaker& speaker, const Condition& condition, bool so);
/// What is so where the condition is not; "" where there are no words for that.
std::string say_time(Speaker& speaker, Word phase);
std::string say_denied(Speaker& speaker, const Condition& condition);

}  // namespace sleight
