#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// What later wordings say of lands that are tapped for mana, as the rules of the era say it (R-MPROD-1,
/// R-MPROD-2).
void rules_of_mana(Text& line);
/// Mana always goes to a pool; later wordings leave that unsaid. At the end, behind all other rules.
void name_the_pool(Text& line);

}  // namespace sleight
