#pragma once

#include <map>
#include <string>
#include <vector>

#include "grammar/equal_phrases.h"
#include "grammar/named_cards.h"
#include "grammar/open_words.h"
#include "grammar/read_lines.h"
#include "scripting/files/card_collection.h"
#include "tools/files/card_data.h"
#include "tools/files/card_sources.h"
#include "tools/library/card_scripts.h"

/// The open words of card texts, from everything that the program has loaded: read_text and describe want
/// them.
namespace sleight {

/// The keywords, counters and creature types of a collection, the expansions of its sets, and the phases of
/// the rule sets of the `mods`, which may be like those of the folder `data`.
Vocabulary vocabulary_of(const Collection& collection, const std::vector<std::string>& mods,
                         const std::string& data = data_directory());
/// The same of the library and mods that the program uses.
Vocabulary vocabulary_of(const CardSources& sources);
/// The same, and what `scripts` bring besides, which were read from `paths`: a mod that is being checked, and
/// not loaded. No script is read twice, and `jobs` are read at a time.
Vocabulary vocabulary_of(const CardSources& sources, const Scripts& scripts,
                         const std::vector<std::string>& paths, int jobs);
/// What a script that is checked stands among, whether the others are checked with it or not.
struct Surroundings {
  /// Keywords, counters, expansions and phases, and of the creature types those that sets and mods declare:
  /// no card makes its own types known to others.
  Vocabulary vocabulary;
  CardNames names;
  std::vector<CollectedSet> sets;
  /// The other cards of the library, or of the mod, that a script which is checked lies in: their names in
  /// lower case, and their files.
  std::map<std::string, std::string> others;
};
/// Of `scripts`, which were read from `paths`: with the library, the mods, and the mod or the set that the
/// paths lie in.
Surroundings surroundings_of(const CardSources& sources, const Scripts& scripts,
                             const std::vector<std::string>& paths, int jobs);
/// The lines of `grammar/read_lines.txt` in the folder `data`; none where it is not there.
ReadLines lines_that_are_read(const std::string& data = data_directory());
/// The rows of `grammar/equal_phrases.txt` in the folder `data`; none where it is not there.
EqualPhrases phrases_that_are_equal(const std::string& data = data_directory());
/// Adds the creature types of cards that are still to become scripts.
void add_words_of(const std::vector<CardData>& cards, Vocabulary& vocabulary);

}  // namespace sleight
