#pragma once

#include <string>

#include "grammar/reading_context.h"

/// What this card is on: "enchanted land", "equipped creature"; read and said.
namespace sleight {

/// Enchanted creatures are any that are enchanted, and no group of them is "enchanted red creature".
bool speaks_of_its_own(const Node& plain);
/// "Enchanted creatures" are any that are enchanted, not the one this is on.
Selector read_enchanted(ReadingContext& context, const Node& said);
/// "The enchanted creature card", of an enchantment on a card that lies elsewhere.
Selector read_enchanted_card(ReadingContext& context, const Node& said);
/// "Equipped creature".
Selector read_equipped(ReadingContext& context);
/// "Enchanted creature", "equipped creature".
std::string say_enchanted(const Card& card);

}  // namespace sleight
