#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// What later wordings say of lands that are tapped for mana, as the rules of the era say it (R-MPROD-1,
/// R-MPROD-2).
void rules_of_mana(Text& line);

}  // namespace sleight
