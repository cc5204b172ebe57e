#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "core/card/diagnostic.h"
#include "grammar/text.h"
#include "grammar/tree.h"

namespace sleight {

/// How one line of a text was read.
struct LineReading {
  std::string text;           ///< the line as it was parsed: in the house wording, lower case, itself as ~
  bool understood = false;    ///< every word became part of the definition
  std::vector<Token> tokens;  ///< word by word, with its place in the source
  std::vector<std::size_t> offending;  ///< indices of the tokens that were not understood
};

/// What a card's text says, as parts of a definition.
struct Reading {
  std::vector<Ability> abilities;
  Selector enchants;   ///< of an "Enchant ..." line, else what the facts said
  Cost extra_cost;     ///< what casting it costs besides its cost
  Condition castable;  ///< when it may be cast, where its text limits that
  std::vector<LineReading> lines;
  std::vector<std::string> words;  ///< spellings of the words that the abilities hold, to be interned

  bool understood() const;
};

/// Reads the rules text of a card. `facts` gives its name (which the text calls itself by) and its types
/// (which decide whether a sentence is an effect or a static ability); its abilities are not looked at. Lines
/// that are not understood contribute nothing. Safe to call from several threads.
Reading read_text(const Card& facts, std::string_view text, Wording wording = Wording::house);

/// The card that `facts` and `reading` make together.
Card apply(const Card& facts, const Reading& reading);

/// The findings of a reading: one for each line that was not understood (G0101 unknown words, G0102 words
/// that do not go together, G0103 a meaning that does not stand there), placed in `text`.
Diagnostics findings(const Reading& reading, std::string_view text, std::string_view file);

/// The same card but for the order in which it lists its abilities: what a text says in another order.
bool same_rules(const Card& a, const Card& b);

}  // namespace sleight
