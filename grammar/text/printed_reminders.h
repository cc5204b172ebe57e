#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// Cuts out the sentences that only say again what the rules say, or how to mark what has changed.
void leave_out_reminders(Text& line);

}  // namespace sleight
