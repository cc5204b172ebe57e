#pragma once

#include <string>
#include <string_view>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// The shapes of a line: keywords, activated and triggered abilities, choices made when a card is played, the
/// effect of a spell, static abilities; read and said.
namespace sleight {

/// Reads a whole line.
void read_line(ReadingContext& context, const Node& line);
/// An ability in quotes is a line of the card that is given it, which is of one of those types.
Ability read_quoted(ReadingContext& context, std::string_view quoted, CardType types,
                    const Selector& enchants = {});
/// "Enchant creature", in quotes: what that is put on.
Selector read_quoted_enchant(ReadingContext& context, std::string_view quoted);
/// What something of one of those types gains, or has from the start: a keyword, or an ability in quotes.
/// `enchants`: what it is put on.
Ability read_gained(ReadingContext& context, const Node& gained, CardType types = permanent_types,
                    const Selector& enchants = {});

std::string say_ability(Speaker& speaker, const Ability& ability);

}  // namespace sleight
