#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "core/card/diagnostic.h"
#include "grammar/open_words.h"
#include "grammar/parsing/token.h"
#include "grammar/read_lines.h"
#include "grammar/text/text.h"

namespace sleight {

/// How one line of a text was read.
struct LineReading {
  std::string text;           ///< the line as it was parsed: in the house wording, lower case, itself as ~
  Span span;                  ///< where it stands in the source
  bool understood = false;    ///< every word became part of the definition
  bool too_long = false;      ///< it has more words than are read
  std::vector<Token> tokens;  ///< word by word, with its place in the source
  std::vector<std::size_t> offending;  ///< indices of the tokens that were not understood

  /// Makes it one that says something that no ability can hold: every word is at fault.
  void refuse();
};

/// What a card's text says, as parts of a definition.
struct Reading {
  std::vector<Ability> abilities;
  Selector enchants;                 ///< of an "Enchant ..." line, else what the facts said
  Cost extra_cost;                   ///< what casting it costs besides its cost
  Cost instead_of_cost;              ///< what may be paid rather than its cost
  Condition instead_if;              ///< when that may be paid
  Box<Amount> costs_less;            ///< how much less it costs
  Condition costs_less_if;           ///< and when
  Cost optional_cost;                ///< what may be paid besides
  Cost another_optional_cost;        ///< what else may be paid besides
  Condition castable;                ///< when it may be cast, where its text limits that
  bool optional_often = false;       ///< that may be paid any number of times
  bool for_ante = false;             ///< it is taken out of a deck that is not played for ante
  bool as_instant = false;           ///< it may be cast whenever an instant may be
  bool devoid = false;               ///< it has no colour, whatever it costs
  bool cannot_be_countered = false;  ///< what would counter it does nothing to it
  Box<Amount> power;                 ///< what its text says its power is equal to ("*" in the facts)
  Box<Amount> toughness;
  std::vector<LineReading> lines;
  std::vector<std::string> words;  ///< spellings of the words that the abilities hold, to be interned

  /// Whether each line was understood.
  bool understood() const;
};

/// Reads the rules text of a card. `facts` gives its name (which the text calls itself by) and its types
/// (which decide whether a sentence is an effect or a static ability); its abilities are not looked at.
/// `vocabulary` tells the open words: what it does not know is not understood. Lines that are not understood
/// contribute nothing. `printed_type`: the type line of a card of 1993-97, which its printed text may leave
/// something to. Safe to call from several threads.
Reading read_text(const Card& facts, std::string_view text, const Vocabulary& vocabulary,
                  Wording wording = Wording::house, std::string_view printed_type = "");

/// The two steps of it: the lines of a text in the house wording, and what they say. All that is read goes
/// this way; `wording` tells what the author's words meant.
std::vector<Text> in_house_words(const Card& facts, std::string_view text, const Vocabulary& vocabulary,
                                 Wording wording, std::string_view printed_type = "");
/// Reads ability lines of a card of which all but its text is known.
Reading read_lines(const Card& facts, std::span<const Text> lines, const Vocabulary& vocabulary,
                   Wording wording);

/// The card that `facts` and `reading` make together.
Card apply(const Card& facts, const Reading& reading);

struct UnreadHelp;

/// The findings of a reading: one for each line that was not understood (G0101 unknown words, G0102 words
/// that do not go together, G0103 a meaning that does not stand there, G0104 too many words), placed in
/// `text`, which is the one that was read, and in its words. What to write instead is shown by the nearest of
/// `examples`. With `help` a slip of the hand is told as that (G0105, G0106).
Diagnostics findings(const Reading& reading, std::string_view text, std::string_view file,
                     const ReadLines& examples = {}, const UnreadHelp* help = nullptr);

/// The same card but for the order in which it lists its abilities: what a text says in another order.
bool same_rules(const Card& a, const Card& b);

}  // namespace sleight
