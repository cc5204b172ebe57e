#pragma once

#include "core/card/diagnostic.h"
#include "scripting/lua/script_source.h"

namespace sleight {

/// The verbs in a file of scenarios that neither `s` nor a player of it has (T0601), as running the scenario
/// would tell each, in the order of the text. Only what is called on the argument of a scenario is looked at,
/// or on a player of it: what a variable of an author's own holds is known when the scenario runs.
Diagnostics verb_findings(const Source& source);

}  // namespace sleight
