#pragma once

#include <string>
#include <string_view>

#include "core/card/library.h"

namespace sleight {

/// A name without what people leave out or write otherwise: accents, case, apostrophes, hyphens and blanks.
/// "Will-o'-the-Wisp" and "will o the wisp" are one; "" where nothing is left.
std::string folded_name(std::string_view name);
/// The card of that name: the one that is written so, in any case; else one whose folded name is the same.
/// `CardId::none` when there is none.
CardId card_called(const Library& library, std::string_view name);

}  // namespace sleight
