#pragma once

#include <string_view>

#include "grammar/text/text.h"

namespace sleight {

/// A card of those years calls itself by a part of its name: "Mummy" on a Cyclopean Mummy. Where that stands
/// with a capital and without an article it becomes ~. The case of the text is still its author's.
void name_itself_in_part(Text& text, std::string_view name);

}  // namespace sleight
