#pragma once

#include <string>
#include <vector>

#include "scripting/files/card_collection.h"
#include "scripting/script_manual.h"
#include "tools/lookup/scenario_index.h"

namespace sleight {

/// What can be looked up.
enum class EntryKind : unsigned char { word, value, keyword, counter, option, verb, code, card, scenario };

/// How kinds are spelt, in their order.
const std::vector<std::string>& entry_kind_names();
inline const std::string& name_of(EntryKind kind) {
  return entry_kind_names()[static_cast<std::size_t>(kind)];
}

/// Something that is found by its name, by what people call it, or by what is told of it.
struct Entry {
  EntryKind kind = EntryKind::word;
  std::string name{};                   ///< of a value with its quotes
  std::string family{};                 ///< of a word: "steps", "filters"; of a value: its list
  std::string doc{};                    ///< one line of the manual; the title of a code; the text of a card
  std::string rules{};                  ///< ids of rules; "" when none
  std::string more{};                   ///< what else is told of it: its keys, the explanation of a code
  std::string file{};                   ///< of a card or scenario
  int line = 0;                         ///< of a scenario
  const ManualWord* word = nullptr;     ///< of words and keywords
  const CollectedCard* card = nullptr;  ///< of cards
};

/// Everything of these: the words of `manual`, the findings' codes, the cards, and the scenarios. What it is
/// made of must stay while the entries are used.
std::vector<Entry> searched_entries(const std::vector<ManualWord>& manual, const Collection& cards,
                                    const std::vector<NamedScenario>& scenarios);
/// The words of scripts, rule sets and scenarios, those of the library among them.
std::vector<ManualWord> whole_manual(const Library& library);

}  // namespace sleight
