#pragma once

#include <string_view>
#include <vector>

#include "core/card/definition.h"
#include "grammar/text/text.h"

namespace sleight {

/// What the text of a printed card leaves to the rest of it. Its text is cut, lower case and without its
/// reminders by then.
struct PrintedCard {
  const Card& facts;
  std::string_view type_line;  ///< "Mono Artifact", "Summon — Knight"; "" when not known
};

/// The lines of a card of 1993-97 in the house wording, a line for each ability. What has no row stays as it
/// was, and is not understood.
std::vector<Text> in_house_lines(const std::vector<Text>& printed, const PrintedCard& card);

}  // namespace sleight
