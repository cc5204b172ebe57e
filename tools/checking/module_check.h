#pragma once

#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "tools/files/card_sources.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What modules may ask for by its name.
struct KnownParts {
  const std::vector<std::string>& counters;  ///< the kinds that stand for something
  const std::vector<std::string>& phases;    ///< those that rule sets bring
};

/// What is wrong with the files that are no cards (keywords, counters, sets, mods, rule sets), and with where
/// files lie: each is read by its place, and what lies elsewhere is never read as what it is. Sets are held
/// against those beside them and those of the library in `sources`, mods against those beside them and those
/// that are loaded.
Diagnostics check_modules(const Scripts& scripts, const KnownParts& known, const CardSources& sources);

/// Keys that a script gives twice, of which Lua takes the last.
Diagnostics check_repeated_keys(const std::string& file, const std::string& text);

}  // namespace sleight
