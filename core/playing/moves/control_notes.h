#pragma once

#include "core/table/table.h"

namespace sleight {

/// Gives everything that has changed hands a new "controlled since" (R-SICK-2, R-SICK-3). Control is
/// computed, so nobody sees it change; what is not noted yet counts as sick all the same
/// (`had_since_turn_began`). Whoever had it has lost control of it. `settle` calls this, so that what comes
/// back to whoever had it before has not been had all the time.
void note_control(Table& table);

}  // namespace sleight
