#pragma once

#include <string>

#include "core/selection.h"

/// Short English for explanations and refusals. The full wording of a card is another floor's business.
namespace sleight {

/// What the thing is called now.
std::string name_of(const Duel& duel, Thing thing);
std::string name_of(const Duel& duel, const Snapshot& traits);
/// A keyword as it reads now: "flying", "protection from white", "rampage 2".
std::string keyword_words(const Context& context, const KeywordUse& use);
/// What a part of a change says: "becomes a swamp", "+3 power". `times` is how often a counter counts.
std::string change_words(const Context& context, const ChangePart& part, int times = 1);
/// "until end of turn"; "" for what lasts.
std::string duration_words(Duration duration);
/// "black", "white and blue", "colourless".
std::string colour_words(Colours colours);
/// "land creature", in the usual order.
std::string type_words(CardType types);

}  // namespace sleight
