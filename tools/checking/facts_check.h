#pragma once

#include <map>
#include <string>
#include <vector>

#include "grammar/open_words.h"
#include "tools/files/card_data.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// Card data by name in lower case.
using FactsByName = std::map<std::string, CardData>;

/// The cards of the data, found by their names.
FactsByName by_name(const std::vector<CardData>& cards);
/// Level 4 of `check`: name, cost, types, power and toughness of a script against card data. `words` spells
/// its types.
Diagnostics check_facts(const CardFile& script, const FactsByName& facts, const Words& words);
/// The same of what the script declares: a difference between printing and Oracle text that is none (T0407),
/// or one that is not declared, where all of both is understood (T0413). The Oracle text is read with the
/// open words of `vocabulary`; `words` spells those of the script.
Diagnostics check_differences(const CardFile& script, const FactsByName& facts, const Words& words,
                              const Vocabulary& vocabulary);
/// The words of `differs` that accept a finding of these, where its fix offers that; else none.
std::vector<std::string> accepted_by(const Diagnostic& finding);
/// The set that a script lies in (its code) against the printings that the data tell (T0414).
Diagnostics check_set(const CardFile& script, const FactsByName& facts, const std::string& code);
/// Level 4 without card data: no card twice, neither among the scripts nor among the `others` around them,
/// which are files by their names in lower case.
Diagnostics check_names(const std::vector<CardFile>& scripts,
                        const std::map<std::string, std::string>& others = {});

}  // namespace sleight
