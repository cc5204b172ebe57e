#pragma once

#include "grammar/text/text.h"

/// Wordings of other years that the house says in other words, wherever they stand: a row for each.
namespace sleight {

/// Only the rows whose words the line has are tried, in their order; what one writes may be read by later
/// ones.
void apply_rows(Text& line, Wording wording);

}  // namespace sleight
