#pragma once

#include <string>
#include <vector>

#include "grammar/equal_phrases.h"
#include "grammar/open_words.h"
#include "grammar/read_lines.h"
#include "scripting/files/data_folder.h"
#include "tools/checking/facts_check.h"
#include "tools/checking/printing_check.h"
#include "tools/checking/text_check.h"
#include "tools/files/printed_data.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What scripts are held against. Made once, then only read, by any number of threads.
struct CheckData {
  /// With the open words of card texts, and the tables of the grammar in the folder `data`.
  explicit CheckData(Vocabulary known, const std::string& data = data_directory());

  Vocabulary vocabulary;
  ReadLines examples;                 ///< of lines that are read: what an unread one is compared with
  EqualPhrases equals;                ///< for the second opinion on a text that is read
  std::vector<std::string> counters;  ///< the kinds that stand for something
  std::vector<std::string> phases;    ///< those that rule sets bring
  FactsByName facts;                  ///< card data; when empty, scripts are held against none
  PrintedData printed;                ///< printings; when empty, scripts are held against none
};

/// The levels 4 and 5 of `check`, for one script. Each goes on only from a level without findings.
struct ScriptCheck {
  Diagnostics facts;  ///< level 4: counters, phases, card data
  PrintingCheck printing;
  TextCheck text;  ///< `no_text` where level 4 has findings: the text would be read by wrong facts

  /// Those of all levels, in their order.
  Diagnostics findings() const;
  /// Whether the script may be what the card is: no finding of level 4, no text that differs.
  bool is_sound() const { return facts.empty() && text.outcome != TextCheck::Outcome::differs; }
};

/// Holds a script that was loaded against what `data` has. `words` spells the words of the script.
ScriptCheck check_script(const CardFile& script, const Words& words, const CheckData& data);

}  // namespace sleight
