#pragma once

#include <cstddef>
#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What sets an ability off: read and said.
namespace sleight {

/// Reads a trigger into `ability`, with the condition that "when you control no Swamps" stands for.
/// `which`: of two events, the number of the one that is meant.
void read_trigger(ReadingContext& context, const Node& trigger, Ability& ability, std::size_t which);
/// "Whenever it blocks or becomes blocked by ..." is two events, and so two abilities.
std::size_t count_events(const Node& trigger);

/// What an effect waits for in a sentence of its own: "when that creature leaves play".
/// `event` is one of those that are said of it.
/// `other`: the other of two events, which may name whom for both.
Trigger read_watched(ReadingContext& context, const Node& watching, const Node& event, const Node* other);

/// The other of the two events, of the same `subject`.
Trigger read_also_watched(ReadingContext& context, const Selector& subject, const Node& event,
                          const Node& other);

std::string say_trigger(Speaker& speaker, const Trigger& trigger);
/// The same, where the condition of the ability may be what it waits for.
std::string say_trigger_of(Speaker& speaker, const Ability& ability);
/// Whether the trigger says the condition of its ability as well.
bool says_condition(const Ability& ability);

}  // namespace sleight
