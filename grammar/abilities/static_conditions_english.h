#pragma once

#include <cstddef>

#include "grammar/reading_context.h"

/// What has to be so for a static ability to hold: "as long as it is untapped", "unless you control a
/// Forest"; read.
namespace sleight {

/// A rule of those, for as long as that holds.
void add_rule(ReadingContext& context, Ability rule, const Selector& affects, const Condition& condition);
/// "As long as ~ is attacking, it has banding" affects it only then: that is a demand on what is affected.
void fold_state(Ability& ability, const Selector& subject);
/// "As long as ...", of what holds all the time: a static ability does so in play alone.
Condition read_static_condition(ReadingContext& context, const Node& said);
/// "... as long as you control a Forest".
Duration read_static_duration(ReadingContext& context, const Node& said, Selector& subject, Condition& holds);
/// "... unless you control a Forest": while that does not hold. No pronoun in it looks back at the subject.
Condition read_static_unless(ReadingContext& context, const Node& unless);
/// "... if it has a net counter on it": all that the sentence says holds only then.
void read_static_if(ReadingContext& context, const Node& if_so, std::size_t before);

}  // namespace sleight
