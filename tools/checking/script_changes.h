#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/card/library.h"
#include "core/card/rules.h"
#include "grammar/open_words.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// Scripts that are held against others.
struct ComparedSide {
  const Scripts& scripts;
  const Vocabulary& vocabulary;
  const Library& keywords;                    ///< those that the cards may use
  const std::map<std::string, Rules>& rules;  ///< of each file of a rule set what it makes in play
};

/// Lines of a part of a thing that the other side does not have, and those that stand in their place.
struct PartChange {
  std::string part;  ///< "headline", "text", "option", ...
  std::vector<std::string> before, after;
};

/// A card, or another thing that a script makes, which is not on both sides, or not the same.
struct ThingChange {
  std::string kind;                     ///< "card", "keyword", "counter", "set", "mod" or "rule set"
  std::string name;                     ///< the newer one
  std::string file_before, file_after;  ///< "" where it is not there
  std::vector<PartChange> parts;        ///< of one on one side only: all that it says

  bool is_added() const { return file_before.empty(); }
  bool is_removed() const { return file_after.empty(); }
};

/// All that is different, mods first, then sets, rule sets, keywords, counters and cards, by their names.
struct ScriptChanges {
  std::vector<ThingChange> things;
  std::size_t same = 0;  ///< how many things say the same on both sides
};

/// What changed from one side to the other. Things are matched by kind and name; where each side has one
/// thing of a kind, these two are. Comments, blanks and the order of keys make no difference. Rule sets are
/// compared as they are in play, with what they take from those that they are like.
ScriptChanges changes_between(const ComparedSide& before, const ComparedSide& after);

}  // namespace sleight
