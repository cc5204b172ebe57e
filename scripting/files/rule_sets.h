#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files/script_reader.h"

namespace sleight {

/// The names of the rule sets in `data` and in the `mods`, in alphabetical order.
std::vector<std::string> rule_set_names(const std::vector<std::string>& mods = {},
                                        const std::string& data = data_directory());
/// What is wrong with the rule set that `script`, in `file`, begins with: there is none of that name, or none
/// but the script itself. It is looked for in the mods, in the house, and beside the file. Nothing when it is
/// there.
std::optional<Diagnostic> wrong_likeness(const RuleScript& script, const std::string& file,
                                         const std::vector<std::string>& mods = {},
                                         const std::string& data = data_directory());
/// The rule set of that name, from `data` or from a mod; nothing, with a finding, when there is none. A
/// script that the `cache` knows, if there is one, is not run.
std::optional<Rules> load_rules(const std::string& name, Words& words, Diagnostics& findings,
                                const std::vector<std::string>& mods = {},
                                const std::string& data = data_directory(), ScriptCache* cache = nullptr);

/// The rule set that a script makes, with all that it takes from those that it is like: they are looked for
/// in the mods, in the house, and beside the script's `file`. Nothing, with a finding, where one is not
/// there.
std::optional<Rules> rules_of(const RuleScript& script, const std::string& file, Words& words,
                              Diagnostics& findings, const std::vector<std::string>& mods = {},
                              const std::string& data = data_directory(), ScriptCache* cache = nullptr);

}  // namespace sleight
