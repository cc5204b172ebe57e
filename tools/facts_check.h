#pragma once

#include <map>
#include <string>

#include "grammar/open_words.h"
#include "tools/card_data.h"
#include "tools/house.h"

namespace sleight {

/// Card data by name in lower case.
using FactsByName = std::map<std::string, CardData>;

FactsByName by_name(const std::vector<CardData>& cards);
/// Level 4 of `check`: name, cost, types, power and toughness of a script against card data.
Diagnostics check_facts(const CardFile& script, const FactsByName& facts);
/// Level 4 without card data: no card twice.
Diagnostics check_names(const std::vector<CardFile>& scripts);

/// Level 5 of `check`, for one script.
struct TextCheck {
  enum class Outcome { proved, differs, unread, no_text };
  Outcome outcome = Outcome::no_text;
  Diagnostics findings;
};
/// What the grammar reads in the script's `text` with the open words of `vocabulary`, held against what the
/// script makes.
TextCheck check_text(const CardFile& script, const Words& words, const Vocabulary& vocabulary);

/// A place in a script: the value or key `key`, or else the first line.
Location place_in(const CardFile& script, const std::string& key);

}  // namespace sleight
