#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files.h"
#include "scripting/host.h"
#include "scripting/value.h"

namespace sleight {

/// The folder of the environment variable SLEIGHT_DATA, or the installed one, or the sources this program was
/// built from: it holds `scripting/keywords`, `scripting/rules` and `cards`.
std::string data_directory();

/// Runs scripts one by one, in one sandbox that knows the language and the keywords of `data` and of the
/// `mods`. Spellings go to the `words` given.
class ScriptReader {
 public:
  explicit ScriptReader(Words& words, const std::string& data = data_directory(),
                        const std::vector<std::string>& mods = {});
  /// The values that a script returned: one, or those of a list. None when it was refused; why is among
  /// `findings`.
  std::vector<Value> read(const std::string& file, const std::string& text, Diagnostics& findings);
  /// The card of a script. Anything else is a finding (an empty file, a file that returns nothing, …).
  std::optional<CardScript> read_card(const std::string& file, const std::string& text,
                                      Diagnostics& findings);

 private:
  std::shared_ptr<Host> host_ = std::make_shared<Host>();  ///< shared with the functions it has read
};

/// A card of a collection, and where it came from.
struct CollectedCard {
  std::string file;
  std::string text;    ///< of its script
  std::string origin;  ///< the mod that brought it; "" for the library itself
  CardId id = CardId::none;
  std::vector<std::string> differs;
};

/// What a set of a collection says of itself, and its folder.
struct CollectedSet {
  std::string folder;
  SetInfo info;
};

/// Everything loaded: keywords, counters, cards, sets. What could not be loaded is among the findings and
/// left out; the rest is there.
struct Collection {
  std::shared_ptr<Library> library;
  std::vector<CollectedCard> cards;  ///< in the order of their files
  std::vector<CollectedSet> sets;
  std::vector<ModInfo> mods;
  Diagnostics findings;
};

/// Loads the keywords and counters of `data`, then the sets of the folder `cards`, then the `mods` in order.
/// A mod replaces what has the same name; two mods that claim the same card are a finding, and the later one
/// wins.
Collection load_collection(const std::string& cards, const std::vector<std::string>& mods = {},
                           const std::string& data = data_directory());

/// The names of the rule sets in `data` and in the `mods`, in alphabetical order.
std::vector<std::string> rule_set_names(const std::vector<std::string>& mods = {},
                                        const std::string& data = data_directory());
/// The rule set of that name, from `data` or from a mod; nothing, with a finding, when there is none.
std::optional<Rules> load_rules(const std::string& name, Words& words, Diagnostics& findings,
                                const std::vector<std::string>& mods = {},
                                const std::string& data = data_directory());

/// The keyword modules that scripts with these `mods` may use: those of `data` first, then each mod's.
std::vector<std::string> keyword_files(const std::vector<std::string>& mods = {},
                                       const std::string& data = data_directory());

}  // namespace sleight
