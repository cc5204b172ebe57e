#pragma once

#include "grammar/text/text.h"

namespace sleight {

/// Brings a prepared line to the house wording: the modern and the printed ways to say a thing become one.
void rewrite_dialect(Text& line, Wording wording);

}  // namespace sleight
