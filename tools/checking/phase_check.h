#pragma once

#include <string>
#include <vector>

#include "tools/library/card_scripts.h"

namespace sleight {

/// Phases that no rule set has (T0408): what a card does in one never happens. `known` are those that rule
/// sets bring besides the six of every turn (R-TURN-1) and the parts of the attack (R-MAIN-3).
Diagnostics check_phases(const CardFile& script, const Words& words, const std::vector<std::string>& known);

/// The same for a keyword, a kind of counters or a rule set in the file `file`.
Diagnostics check_phases(const Value& module, const ModuleFile& file, const Words& words,
                         const std::vector<std::string>& known);

}  // namespace sleight
