#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// What later wordings say of prices in several sentences, as the era said it in one: of coming into play, of
/// attacking, of each of several things, of spells that cost less. After the rows of the dialect.
void rules_of_prices(Text& line);

}  // namespace sleight
