#pragma once

#include <string>
#include <string_view>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// One thing that is said to be so: "there are no creatures in play", "you control three or more lands", "it
/// has flying"; read and said.
namespace sleight {

Condition read_fact(Meaning& meaning, const Node& fact);
/// "That creature's power remains less than ~'s power".
Condition read_remaining(Meaning& meaning, const Node& said);
/// Whether that is looked at all the time as the deaths are (R-LH-1), rather than a state that an event ends.
bool is_watched(const Node& fact);
/// Whether it says something of "it" or "them".
bool speaks_back(const Node& fact);

Condition turn_of(const Selector& player);
/// Whose turn a condition asks for; null where it asks for something else.
const Selector* turn_asked(const Condition& condition);

/// Compares how often the ability was used this turn with a number.
Condition used(Comparison compare, int number);
/// Whether it asks how often the ability was used.
bool asks_uses(const Condition& condition);
/// That an ability may be used once more, where so many uses in a turn are all.
/// "Once", of all turns.
Condition never_used();
Condition used_fewer_times_than(Amount number);

/// "You control a forest", "there are no creatures in play".
std::string say_exists(Speaker& speaker, const Selector& what, bool none);
/// "It is red"; with "not ", that it is not.
std::string say_matches(Speaker& speaker, const Condition& condition, std::string_view not_so);
std::string say_compared(Speaker& speaker, const Condition& condition);
/// "The chosen color is the most common color among ... but is not tied for most common"; or that it is not.
std::string say_colour_leads(Speaker& speaker, const Condition& condition, bool so);
/// What is so where the condition is not; "" where there are no words for that.
std::string say_denied(Speaker& speaker, const Condition& condition);

}  // namespace sleight
