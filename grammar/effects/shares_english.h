#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What is divided among targets as they are chosen: damage, counters.
namespace sleight {

/// The loop over the targets of `said`, among which its amount is divided: what each of them gets its share
/// of is still to be put into it.
Step share_out(ReadingContext& context, const Node& said);
/// "~ deals 4 damage divided as you choose among any number of target creatures"; "" for any other loop.
std::string say_shared(Speaker& speaker, const Step& loop);

}  // namespace sleight
