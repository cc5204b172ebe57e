#pragma once

#include <string>
#include <vector>

#include "core/card/definition.h"
#include "tools/files/card_data.h"

namespace sleight {

/// Whether the type line of the data is the card's, word by word: a race that later years added makes two of
/// them.
bool same_types(const Card& card, const CardData& data);

/// In what a card that follows its printing differs from the card that its data tell, as words of `differs`:
/// "types" where the type line does; "timing" where abilities differ only in speed or in the part of a phase,
/// "affected" where they differ only in whom they are about, else "effect". None where both are the same.
std::vector<std::string> differences(const Card& printed, const Card& told, const CardData& data);

}  // namespace sleight
