#pragma once

#include <string>
#include <string_view>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// The shapes of a line: keywords, activated and triggered abilities, choices made when a card is played, the
/// effect of a spell, static abilities; read and said.
namespace sleight {

/// Reads a whole line.
void read_line(Meaning& meaning, const Node& line);
/// An ability in quotes is a line of the card that is given it.
Ability read_quoted(Meaning& meaning, std::string_view quoted);
/// What something gains, or has from the start: a keyword, or an ability in quotes.
Ability read_gained(Meaning& meaning, const Node& gained);

std::string say_ability(Speaker& speaker, const Ability& ability);

}  // namespace sleight
