#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/diagnostic.h"
#include "core/library.h"
#include "core/rules.h"
#include "scripting/files/script_reader.h"

namespace sleight {

/// The names of the rule sets in `data` and in the `mods`, in alphabetical order.
std::vector<std::string> rule_set_names(const std::vector<std::string>& mods = {},
                                        const std::string& data = data_directory());
/// The rule set of that name, from `data` or from a mod; nothing, with a finding, when there is none.
std::optional<Rules> load_rules(const std::string& name, Words& words, Diagnostics& findings,
                                const std::vector<std::string>& mods = {},
                                const std::string& data = data_directory());

}  // namespace sleight
