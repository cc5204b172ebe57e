#pragma once

#include <string>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "grammar/open_words.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// Where two descriptions part: the first line of each that the other does not have. `one` and `other` say
/// whose words they are ("the script says", "the text says").
std::string difference_between(const std::string& a, const std::string& b, const std::string& one,
                               const std::string& other);

/// The two cards that are held against each other, and what their words mean.
struct TextAgainstScript {
  const CardFile& script;
  const Card& told;  ///< what the script's text makes
  const Words& words;
  const Vocabulary& vocabulary;
};

/// T0501, once for each ability in which text and script differ, and once for all that is no ability. Each
/// ability of the one is laid beside the one of the other that is most like it. A finding marks the part of
/// the script that differs, or, where the script lacks an ability, the words of the text; the place of the
/// other is related. It shows both as Lua, with edits that make the script the card that the text says: which
/// of the two is wrong only a person knows.
Diagnostics text_differences(const TextAgainstScript& sides);

}  // namespace sleight
