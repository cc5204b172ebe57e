#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "core/explanation/unmet_condition.h"
#include "tools/files/card_sources.h"
#include "tools/scenario/scenario_value.h"

namespace sleight::scenario {

/// Where a scenario gets its cards and rules from. The scripts' loader and the grammar are wired in
/// here, so that the verbs know only the core.
struct World {
  /// Reads the script of one card; gives nothing, and why in the string, when it is no sound card script.
  using ScriptReading =
      std::function<std::optional<Card>(const std::string& script, Library& library, std::string& problem)>;

  /// The cards that a scenario may name. Its own library, to which test cards may be added, begins with the
  /// keywords and counters of this one, and takes a card when it is first named: a scenario costs what it
  /// names.
  std::shared_ptr<const Library> shelf;
  /// The rule set of that name with these options; null and a reason in the string when there is none.
  std::function<std::shared_ptr<const Rules>(const std::string& name,
                                             const std::vector<std::pair<std::string, Value>>& options,
                                             std::string& problem)>
      rules;
  /// Adds what `text` says to `card`; returns what could not be read, "" when all was.
  std::function<std::string(const std::string& text, Library& library, Card& card)> read_text;
  ScriptReading read_script;
  ConditionWords condition_words;  ///< how refusals say what a card's text asks for
  Diagnostics broken;              ///< errors of card scripts, which are not on the shelf
  bool unread = false;             ///< also cards that do less than they say may be named
  /// Hears the reason of each play that is refused as a scenario expects; may be left out.
  std::function<void(const std::string& reason)> refused;
};

/// Reads scripts with the keywords of these mods, each once. One that begins anew has read none.
World::ScriptReading script_reading(const std::vector<std::string>& mods);

/// The cards and rule sets that `sources` name, and the grammar. What is wrong with them goes to `problems`,
/// and with a mod also what `check` alone would refuse it for.
World world_of(const CardSources& sources, Diagnostics& problems);
/// The same with no other cards of the program's own library than those whose names are among these words:
/// enough for scenarios that name no others, and pass.
World world_of(const CardSources& sources, const std::vector<std::string>& words, Diagnostics& problems);

}  // namespace sleight::scenario
