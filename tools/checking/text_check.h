#pragma once

#include <optional>
#include <string>

#include "core/card/diagnostic.h"
#include "core/duel/duel.h"
#include "grammar/equal_phrases.h"
#include "grammar/named_cards.h"
#include "grammar/open_words.h"
#include "grammar/read_lines.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// Level 5 of `check`, for one script: double-entry bookkeeping between it and its text.
struct TextCheck {
  /// What came of holding text and script against each other.
  enum class Outcome { proved, differs, unread, unsupported, no_text };
  Outcome outcome = Outcome::no_text;
  Diagnostics findings;
};
/// What the grammar reads in the script's `text` with the open words of `vocabulary`, held against what the
/// script makes. Of what is not read the nearest of `examples` is told; what is read is looked at once more,
/// word for word, with `equals`, unless there are none. `names` are those of all cards.
TextCheck check_text(const CardFile& script, const Words& words, const Vocabulary& vocabulary,
                     const ReadLines& examples = {}, const EqualPhrases* equals = nullptr,
                     const CardNames* names = nullptr);

/// The second opinion on a text and what was read in it: T0504 at `place` for words of the one that the other
/// lacks and for numbers in other places, nothing where none are left.
std::optional<Diagnostic> words_left_over(const std::string& name, const LeftOver& left,
                                          const Location& place);

}  // namespace sleight
