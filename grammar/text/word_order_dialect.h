#pragma once

#include <string_view>

#include "grammar/text/text.h"

/// What the house says in another order: when it is done, "instead", where something goes.
namespace sleight {

/// Moves the end of what `verb` says behind `tail`: "exile it" is "remove it from the game".
void say_to_the_end(Text& line, std::string_view verb, std::string_view house, std::string_view tail);
/// "Create X 1/1 Orc creature tokens that are red and green at the beginning of your next upkeep, where X is
/// the number of lands you control at that time": when it is done stands before it, and colours before types.
void tokens_later(Text& line);
/// "Unless you control a Plains or an Island": what is said of the one is said of the other.
void control_either(Text& line);
/// "Draw two cards instead if you control a Forest", "if you control a Forest, instead draw two cards": the
/// condition stands first, and "instead" last.
void instead_last(Text& line);
/// A quoted ability ends its sentence where the words behind it begin another, and the comma behind it is
/// that of the sentence around it.
void end_behind_quotes(Text& line);

}  // namespace sleight
