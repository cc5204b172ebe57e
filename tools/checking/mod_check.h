#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "scripting/files/card_collection.h"
#include "tools/files/card_sources.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What is checked, and among which mods.
struct CheckedMods {
  std::vector<std::string> paths;  ///< what is checked
  std::vector<std::string> given;  ///< mods that were named besides
};

/// What loading the mods for play finds, but for what the checks of their scripts tell themselves: mods that
/// bring one thing, or replace nothing, and what is broken in those that were named. Of a mod of which only a
/// part is checked, what its words come from.
Diagnostics check_loading(const Collection& loaded, const CheckedMods& mods);
/// Cards and the like of mods below `paths` that are new, and called like one of the library but for a
/// letter: they replace nothing. Warnings, for they may be meant. `data` is the folder of the program's own
/// rule sets.
Diagnostics check_new_names(const Collection& loaded, const std::vector<std::string>& paths,
                            const std::string& data);
/// What is wrong with the rule sets as the mods leave them: one of a mod may make one of the program, which
/// is like it, be like itself.
Diagnostics check_rule_sets(const CardSources& sources);
/// Scripts that lie where nothing reads them: in a mod, or in the folders of one that has no mod.lua. `data`
/// is the folder of the program's own keywords, counters and rule sets.
Diagnostics check_mod_places(const Scripts& scripts, const std::vector<std::string>& paths,
                             const std::vector<std::string>& mods, const std::string& data);

}  // namespace sleight
