#pragma once

#include <map>
#include <string>
#include <vector>

#include "grammar/equal_phrases.h"
#include "grammar/named_cards.h"
#include "grammar/open_words.h"
#include "grammar/read_lines.h"
#include "scripting/files/data_folder.h"
#include "tools/checking/facts_check.h"
#include "tools/checking/printing_check.h"
#include "tools/checking/text_check.h"
#include "tools/checking/type_check.h"
#include "tools/files/printed_data.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What scripts are held against. Made once, then only read, by any number of threads.
struct CheckData {
  /// With the open words of card texts, and the tables of the grammar in the folder `data`.
  explicit CheckData(Vocabulary known, const std::string& data = data_directory());
  /// Holds scripts against card data, whose creature types are declared by that.
  void take(FactsByName cards);

  Vocabulary vocabulary;
  ReadLines examples;                       ///< of lines that are read: what an unread one is compared with
  EqualPhrases equals;                      ///< for the second opinion on a text that is read
  std::vector<std::string> counters;        ///< the kinds that stand for something
  std::vector<std::string> phases;          ///< those that rule sets bring
  KnownTypes types;                         ///< creature types that are declared
  KnownTypes read_types;                    ///< creature types that texts are read with
  KnownTypes other_types;                   ///< types that no creature has
  CardNames names;                          ///< of all cards around; none where nobody tells
  std::map<std::string, std::string> sets;  ///< codes of sets by the folders of their cards
  FactsByName facts;                        ///< card data; when empty, scripts are held against none
  PrintedData printed;                      ///< printings; when empty, scripts are held against none
};

/// The levels 4 and 5 of `check`, for one script. Each goes on only from a level without findings.
struct ScriptCheck {
  Diagnostics facts;  ///< level 4: counters, phases, creature types, card data
  PrintingCheck printing;
  TextCheck text;  ///< `no_text` where level 4 has errors: the text would be read by wrong facts

  /// Those of all levels, in their order.
  Diagnostics findings() const;
  /// Whether level 4 has found an error.
  bool is_wrong() const;
  /// Whether the script may be what the card is: no error of level 4, no text that differs.
  bool is_sound() const { return !is_wrong() && text.outcome != TextCheck::Outcome::differs; }
};

/// The folder of a file, however it was named: by this `CheckData::sets` knows it.
std::string folder_of(const std::string& file);

/// Holds a script that was loaded against what `data` has. `words` spells the words of the script.
ScriptCheck check_script(const CardFile& script, const Words& words, const CheckData& data);

}  // namespace sleight
