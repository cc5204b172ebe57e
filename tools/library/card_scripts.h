#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/script_value.h"

namespace sleight {

/// A card script as it was loaded.
struct CardFile {
  std::string file;
  std::string source;  ///< the script's text
  Card card;
  std::vector<std::string> differs;  ///< in what its printing and its Oracle text disagree
  int functions = 0;                 ///< how many functions its definition holds (law 2)
};

/// A file that returned no card, and where what it returned lies among the modules.
struct ModuleFile {
  std::string file;
  std::string source;  ///< its text
  std::size_t first = 0;
  std::size_t count = 0;
};

/// Scripts as `check` and `describe` need them: each card by itself, whatever else is wrong.
struct Scripts {
  std::vector<CardFile> cards;           ///< in the order of the files
  std::vector<Value> modules;            ///< the keywords, counters, sets, mods and rule sets among them
  std::vector<ModuleFile> module_files;  ///< those that hold the modules, in their order
  std::vector<CollectedSet> sets;        ///< the sets among them, with the folders that they lie in
  Words words;
  Diagnostics findings;
  std::size_t files = 0;  ///< how many were looked at
};

/// Loads every script below these paths (files or folders), several at a time; they may use the keywords of
/// the folder `data` and of the `mods`. Those that lie below `left_out` as well are not read. The result does
/// not depend on `jobs`.
Scripts load_scripts(const std::vector<std::string>& paths, int jobs,
                     const std::vector<std::string>& mods = {}, const std::vector<std::string>& left_out = {},
                     const std::string& data = data_directory(), ScriptCache* cache = nullptr);
/// Whether it is a scenario that a mod brings, which is for `test` and no script.
bool is_scenario_of_mod(const std::string& file);
/// The card of a script whose text need not be a file's: `file` is the name that findings give it. None when
/// it is refused or is no card; why is among `findings`. Its spellings go to the words of `reader`.
std::optional<CardFile> read_script(ScriptReader& reader, const std::string& file, const std::string& text,
                                    Diagnostics& findings);
/// A place in a script: the value or key `key`, or else the first line.
Location place_in(const CardFile& script, const std::string& key);
/// The card as a script. `words` are spellings that the card holds and no library knows yet.
/// `differs`: in what it follows its printing and not its data.
std::string lua_of(const Card& card, const std::vector<std::string>& words,
                   const std::vector<std::string>& differs = {});

}  // namespace sleight
