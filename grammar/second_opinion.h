#pragma once

#include <string_view>

#include "core/card/library.h"
#include "grammar/equal_phrases.h"
#include "grammar/open_words.h"
#include "grammar/text/text.h"

namespace sleight {

/// What is left over when `text`, in the words of `wording`, is held against the English of `card`, which was
/// made from it. `words` spells the card's words, `vocabulary` names what it speaks of. Of a card that is
/// read rightly nothing is left, or a way of saying it that `equals` does not list.
LeftOver second_opinion(const Card& card, std::string_view text, Wording wording, const Words& words,
                        const Vocabulary& vocabulary, const EqualPhrases& equals);

}  // namespace sleight
