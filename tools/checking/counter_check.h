#pragma once

#include <string>
#include <vector>

#include "tools/library/card_scripts.h"

namespace sleight {

/// Counters of a kind that stands for nothing: no name that says what they do, known to nobody, and no mere
/// mark of the card's own, which it gives and asks for. `known` are the kinds that scripts define and classic
/// cards have.
Diagnostics check_counters(const CardFile& script, const Words& words, const std::vector<std::string>& known);

/// The same for a keyword, a kind of counters or a rule set in the file `file`.
Diagnostics check_counters(const Value& module, const ModuleFile& file, const Words& words,
                           const std::vector<std::string>& known);

}  // namespace sleight
