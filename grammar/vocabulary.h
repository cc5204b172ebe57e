#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/card/kinds.h"
#include "core/card/mana.h"

namespace sleight {

/// English and symbols for the closed enumerations, both ways. Names are singular and lower case.
std::string_view english(Colour colour);
std::optional<Colour> colour_named(std::string_view word);
std::string english(Colours colours);
/// "artifact", or "artifact or creature" for a set.
std::string english(CardType types, std::string_view joint = " or ");
CardType type_named(std::string_view word);
std::string_view english(Zone zone);
/// "swamp" for "swamps" and "swamp"; the plural of "plains" is "plains".
std::string singular_land_type(std::string_view word);
bool is_land_type(std::string_view word);

/// The code of an expansion that cards speak of ("arabian nights"), and back; "" when it is none of them.
std::string_view expansion_code(std::string_view name);
std::string_view expansion_name(std::string_view code);

/// Reads "{2}{B}{B}"; nothing when it is no cost.
std::optional<ManaCost> mana_from(std::string_view symbols);
std::string symbols(const ManaCost& cost);

/// "one", "two", … and digits.
std::optional<int> number_named(std::string_view word);
std::string plural(std::string_view noun);

}  // namespace sleight
