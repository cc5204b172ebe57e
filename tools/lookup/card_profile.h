#pragma once

#include <string>
#include <vector>

#include "core/card/library.h"
#include "grammar/open_words.h"
#include "scripting/files/card_collection.h"

namespace sleight {

/// How far the text of a card proves its script: "proved", "differs", "unread", "unsupported", "function" or
/// "no text".
std::string state_of(const Collection& cards, const CollectedCard& card, const Vocabulary& vocabulary);
/// The states that there are, in that spelling.
const std::vector<std::string>& all_card_states();

/// What is shown of a card.
struct CardProfile {
  std::string name, file;
  std::string headline;  ///< "{2}{U}, creature, Wizard, 1/1"
  std::string english;   ///< what it really does
  std::string set;       ///< the name of its expansion; "" where its folder has no set.lua
  std::string set_code;
  std::string state;
  std::string why_unsupported;
  std::vector<std::string> differs;
};

CardProfile profile_of(const Collection& cards, const CollectedCard& card, const Vocabulary& vocabulary);

/// What a set says of itself, by the folder that the card's script lies in; null where nothing does.
const SetInfo* set_of(const Collection& cards, const CollectedCard& card);

}  // namespace sleight
