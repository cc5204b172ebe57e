#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/words/script_value.h"
#include "tools/scenario/game.h"
#include "tools/sources.h"

namespace sleight {

/// A card script as it was loaded.
struct CardFile {
  std::string file;
  std::string source;  ///< the script's text
  Card card;
  std::vector<std::string> differs;  ///< in what its printing and its Oracle text disagree
  int functions = 0;                 ///< how many functions its definition holds (law 2)
};

/// Scripts as `check` and `describe` need them: each card by itself, whatever else is wrong.
struct Scripts {
  std::vector<CardFile> cards;  ///< in the order of the files
  Words words;
  Diagnostics findings;
  std::size_t files = 0;  ///< how many were looked at
};

/// Loads every script below these paths (files or folders), several at a time; they may use the keywords of
/// the `mods`. The result does not depend on `jobs`.
Scripts load_scripts(const std::vector<std::string>& paths, int jobs,
                     const std::vector<std::string>& mods = {});

/// The library of cards as the program uses it, with what was wrong while loading.
struct House {
  std::shared_ptr<const Library> library;
  std::vector<ModInfo> mods;
  Diagnostics problems;
};

/// Loads cards, keywords and counters.
House open_house(const Sources& sources);
/// Where the scripts that come with the program are.
std::string default_library();
/// The rule set of that name, the program's or a mod's; null and the reason when there is none.
std::shared_ptr<const Rules> open_rules(const std::string& name, const Sources& sources,
                                        std::string& problem);
/// The card as a script. `words` are spellings that the card holds and no library knows yet.
std::string lua_of(const Card& card, const std::vector<std::string>& words);
/// What scenarios need: the house's cards, the rule sets, and the grammar.
scenario::World world_of(const Sources& sources, Diagnostics& problems);

}  // namespace sleight
