#pragma once

#include <string>

#include "grammar/noun_phrases/states_english.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// How many there are, or somebody has: "you control three or more lands", "there are no creatures in play",
/// "you have more life than an opponent"; read and said.
namespace sleight {

/// "No", "a" or a quantity of something.
Quantity read_so_many(ReadingContext& context, const Node& said);
/// So many, or just one of them.
Condition there_are(const Quantity& many, Selector what);
/// "You control a Forest and a Swamp".
Condition read_somebody_controls(ReadingContext& context, const Node& said);
/// Those of a group that somebody controls.
Selector controlled(ReadingContext& context, const Node& group, const Selector& who);
/// "That player played two or more instant spells this turn", "... lands ...": whoever played a card is who
/// controlled it then.
Condition read_played_so_many(ReadingContext& context, const Node& said);
/// "An opponent controls more lands than you": not so few as you, or fewer.
Condition read_controls_more(ReadingContext& context, const Node& said);
/// "You have more life than an opponent."
Condition read_has_more_life(ReadingContext& context, const Node& said);
/// "There are 3 or more tide counters on it".
Condition read_counters_lie_on(ReadingContext& context, const Node& said);
/// "At least one other Wall is blocking that creature".
Condition read_so_many_block(ReadingContext& context, const Node& said);
/// "You control a forest", "there are no creatures in play".
std::string say_exists(Speaker& speaker, const Selector& what, bool none);
/// "There are 3 or more tide counters on it".
std::string say_so_many(Speaker& speaker, const Condition& condition);
/// "You control more lands than that player".
std::string say_more(Speaker& speaker, const Condition& condition);
/// "You have more life than an opponent"; "" for any other comparison.
std::string say_more_life(Speaker& speaker, const Condition& condition);

}  // namespace sleight
