#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/card/card_type.h"
#include "core/card/mana.h"
#include "core/card/rules.h"

namespace sleight {

/// The words of the closed lists (core/card/spelling.h) as sentences join and bend them, and the forms of a
/// noun. Names are singular and lower case.
std::string english(Colours colours, std::string_view joint = " or ");
/// "artifact", or "artifact or creature" for a set.
std::string english(CardType types, std::string_view joint = " or ");
/// The type that a word names, of one or of several; none when it names none.
CardType type_named(std::string_view word);
/// "legendary", "snow-covered", and "snow" as later years say.
std::optional<Supertype> supertype_named(std::string_view word);
/// "swamp" for "swamps" and "swamp"; the plural of "plains" is "plains".
std::string singular_land_type(std::string_view word);
bool is_land_type(std::string_view word);
/// What a keyword about lands adds to the name of one: "walk" for "landwalk". Nothing for other keywords.
std::string_view after_land(std::string_view keyword);

/// Reads "{2}{B}{B}", in whatever case; nothing when it is no cost.
std::optional<ManaCost> mana_from(std::string_view symbols);

/// "one", "two", … and digits.
std::optional<int> number_named(std::string_view word);
std::string plural(std::string_view noun);
/// "two" for 2, as far as there are words for it; digits beyond, and for 0 and 1.
std::string numeral(int number);

/// "Destroy" for "destroy", and back.
std::string capital(std::string text);
std::string uncapital(std::string text);
/// With a capital and a full stop, unless what it quotes has brought one.
std::string full_sentence(const std::string& text);
/// "Assembly Worker" for "assembly worker".
std::string capitals(std::string words);
/// "a creature", "an artifact".
std::string a_or_an(const std::string& noun);
/// "1 card", "a card", "2 cards".
std::string counted(const std::string& number, std::string_view noun);

}  // namespace sleight
