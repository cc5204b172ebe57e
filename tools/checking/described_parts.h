#pragma once

#include <string>
#include <vector>

#include "core/card/library.h"
#include "core/card/rules.h"
#include "grammar/open_words.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What the words of a script mean.
struct PartWords {
  const Words& words;
  const Vocabulary& vocabulary;
  const Library& keywords;  ///< those that cards may use
};

/// A part of what a card, or another thing that a script makes, says: lines for people.
struct DescribedPart {
  std::string name;  ///< "headline", "text", "options", ...
  std::vector<std::string> lines;
};

/// All that is told of a thing. Things of one kind have the same parts in the same order.
struct DescribedParts {
  std::vector<DescribedPart> parts;
  /// As Lua, without comments and in one order; with functions, which no printer knows, the script itself in
  /// the layout of the house.
  std::vector<std::string> script;
};

/// Of a card what `describe` prints, and in what it follows its printing.
DescribedParts parts_of_card(const CardFile& card, const PartWords& words);
/// The same of a keyword, a counter, a set, a mod or a rule set; `source` is the text of its script.
DescribedParts parts_of_module(const Value& value, const std::string& source, const PartWords& words);

/// What a rule set is in play, with what it takes from those that it is like: `rules` is what the script
/// makes. Each option has a line, with its English.
DescribedParts parts_of_rules(const RuleScript& script, const Rules& rules, const std::string& source,
                              const PartWords& words);

/// What a module is called.
struct ModuleName {
  std::string kind;  ///< "keyword", "counter", "set", "mod" or "rule set"; "" of what is no module
  std::string name;
};
ModuleName module_name(const Value& value);

}  // namespace sleight
