#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/derived/rules_in_force.h"

/// Short English for explanations and refusals. The full wording of a card is another floor's business.
namespace sleight {

/// What the thing is called now.
std::string name_of(const Duel& duel, Thing thing);
/// The name of what is known only as it was.
std::string name_of(const Duel& duel, const LastKnown& traits);
/// A keyword as it reads now: "flying", "protection from white", "rampage 2".
std::string keyword_words(const Context& context, const KeywordUse& use);
/// What a part of a change says: "becomes a swamp", "+3 power". `times` is how often a counter counts.
std::string change_words(const Context& context, const ChangePart& part, int times = 1,
                         std::optional<int> amount = {});
/// Why a duel ended: "no life left"; "" for none.
const char* reason_words(EndReason reason);
/// "black", "white and blue", "colourless".
std::string colour_words(Colours colours);
/// "an artifact", "a creature".
std::string with_article(const std::string& noun);
/// "land creature", in the usual order.
std::string type_words(CardType types);
/// "snow-covered basic"; "" when there is none.
std::string supertype_words(Supertype supertypes);
/// "red", "artifact", "swamp", "tapped": what a filter asks for, in the words that are in force, whether it
/// is turned round or not; "" where one word is not enough.
std::string quality_words(const Context& context, const Filter& filter);
/// How a text reads that is not read as written: `"black" reads "blue"`; "" when it is.
std::string text_words(const Duel& duel, const TextWords& text);
/// `written` as it reads now: each colour word and each land type that was replaced, also inside "swampwalk".
std::string reworded(const Duel& duel, const TextWords& text, const std::string& written);
/// Whose rule it is, for a person: "Moat says so", "Scryb Sprites has flying", "the rules say so".
std::string said_by(const RuleInForce& force);
/// The same with the rules that it comes from: those that the keyword's own text cites, or the golden rule
/// that cards go before rules: "Scryb Sprites has flying (R-FLY-1)", "Moat says so (R-GEN-1)".
std::string reason_of(const RuleInForce& force);

}  // namespace sleight
