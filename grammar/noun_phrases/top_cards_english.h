#pragma once

#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// The cards on top of a library or graveyard, and the cards of a library; read and said.
namespace sleight {

/// "The top two cards of your library": those that lie there now.
Selector read_top_cards(ReadingContext& context, const Node& said);
/// "The top cards of your library down to the first creature card".
Selector read_top_down_to(ReadingContext& context, const Node& said);
/// "Creature card", of one's library that goes without saying.
Selector read_library_cards(ReadingContext& context, const Node& group, const Selector& owner);
/// The cards on top of that library, with the first of those that `first` selects as the last of them.
Selector top_down_to(const Selector& owner, const Selector& first);
/// Whether those are the top cards of somebody's library or graveyard, and no more is asked of them.
bool is_top_cards(const Selector& selector);
/// Whether it is the top card alone.
bool is_one_top_card(const Selector& selector);
/// "The top three cards of your library"; "" where that is not all that is asked.
std::string say_top_cards(Speaker& speaker, const Selector& selector);

}  // namespace sleight
