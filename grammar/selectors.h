#pragma once

#include <vector>

#include "core/card/reference_records.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What a selector selects, whatever it is called: one thing or several, you, what was done to something.
namespace sleight {

/// Whether that is one thing and no more.
bool is_one_thing(const ReadingContext& context, const Selector& thing);
/// The one of those targets that a selector means; null where there is none of that number.
const TargetSpec* target_among(const std::vector<TargetSpec>* targets, const Selector& selector);
/// Whether that is you and nobody else: whoever is left unsaid is you.
bool is_you(const Selector& who);
/// Whether English speaks of them as of several.
bool is_plural(const Speaker& speaker, const Selector& selector);
/// You, and then the opponent, whosever turn it is.
Selector you_first();
/// Who does it of all those: each of several, one after the other, is "it".
Selector each_of(const Selector& who);
/// What `each_of` those does by themselves, done by all of them; the step itself where that is one player.
Step done_by_each(const Selector& who, Step by_one);

}  // namespace sleight
