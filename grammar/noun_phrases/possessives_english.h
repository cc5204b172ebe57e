#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// Whose something is, and who does something: "your", "target player's", "you control"; read and said.
namespace sleight {

/// Whose something is: "your", "that player's".
Selector read_possessive(ReadingContext& context, const Node& possessive);
/// The same of what somebody does: "their hand" is that of whoever does it.
Selector read_own(ReadingContext& context, const Node& possessive);
/// Whose cards are meant: "your graveyard", "target player's hand".
Selector read_whose_own(ReadingContext& context, const Node& whose_own);
/// Whose permanents are meant: "you control", "target player controls".
Selector read_whose(ReadingContext& context, const Node& whose);
/// "Your", "that player's", "its".
std::string say_possessive(Speaker& speaker, const Selector& selector);
/// "You may", "target player may".
std::string say_who_may(Speaker& speaker, const Selector& who);
/// "Gain" of you, as an order, and "target player gains".
std::string say_who_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view they);

}  // namespace sleight
