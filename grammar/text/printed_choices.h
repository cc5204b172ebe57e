#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// "Counter target red spell or destroy target red permanent", "target opponent chooses one: ...; or ...": so
/// many modes.
void list_printed_choices(Text& line);

}  // namespace sleight
