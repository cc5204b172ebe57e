#pragma once

#include "core/card/diagnostic.h"
#include "scripting/lua/script_source.h"

namespace sleight {

/// What the syntax tree of a script says that Lua cannot read in it (L0101), in the order of the text; none
/// where all of it can be read.
Diagnostics syntax_findings(const Source& source);

}  // namespace sleight
