#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/fnv.h"
#include "core/card/library.h"
#include "scripting/files/data_folder.h"
#include "scripting/lua/script_host.h"
#include "scripting/words/script_value.h"

namespace sleight {

class FunctionStates;
class ScriptCache;

/// The keyword modules that scripts with these `mods` may use: those of `data` first, then each mod's.
std::vector<std::string> keyword_files(const std::vector<std::string>& mods = {},
                                       const std::string& data = data_directory());

/// Runs scripts one by one, in one sandbox that knows the language and the keywords of `data` and of the
/// `mods`. Spellings go to the `words` given. With a `cache`, a script without findings that it knows is not
/// run: what it gave before is what it gives.
class ScriptReader {
 public:
  /// Reads scripts that speak of `words`, with the modules in the folder `data`.
  explicit ScriptReader(Words& words, const std::string& data = data_directory(),
                        const std::vector<std::string>& mods = {}, ScriptCache* cache = nullptr);
  /// The values that a script returned: one, or those of a list. None when it was refused; why is among
  /// `findings`. A keyword module that this reader has run already is not run again: it returns the same.
  std::vector<Value> read(const std::string& file, const std::string& text, Diagnostics& findings);
  /// The card of a script. Anything else is a finding (an empty file, a file that returns nothing, …).
  std::optional<CardScript> read_card(const std::string& file, const std::string& text,
                                      Diagnostics& findings);

 private:
  /// The sandbox, with the words of all keyword modules so far. It is made when the first script is run.
  Host& host();
  /// Where functions of the scripts that are read from now on will run.
  const std::shared_ptr<FunctionStates>& function_states();
  /// What the cache knows of a script.
  std::optional<std::vector<Value>> known(const std::string& file, const std::string& text);
  std::vector<Value> run(const std::string& file, const std::string& text, Diagnostics& findings);
  /// Gives the findings behind the first `known`, of the script that was run last, their exact places: it is
  /// run once more with each token on a line of its own. All of its unknown words are told.
  void place_findings(std::size_t known, Diagnostics& findings);
  /// Adds the other unknown words of the script that was run last.
  void add_unknown_words(Diagnostics& placed) const;
  /// Functions of the scripts that are read from now on may use the words that `source` defined.
  void note_module(const std::shared_ptr<const Source>& source, const std::vector<Value>& returned);

  Words& words_;
  ScriptCache* cache_;
  std::unique_ptr<Host> host_;
  std::shared_ptr<FunctionStates> states_;
  std::vector<std::shared_ptr<const Source>> modules_;  ///< the keywords that scripts may use so far
  std::vector<std::vector<Value>> returned_;            ///< by each of them
  Fnv<std::uint64_t> surroundings_;                     ///< of the texts of all of them
};

}  // namespace sleight
