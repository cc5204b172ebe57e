#pragma once

#include "core/card/definition.h"
#include "grammar/text/text.h"

/// The words of today's card databases, brought to those of the databases of 2016 to 2023, which the rest of
/// the pre-pass reads.
namespace sleight {

/// What a card calls itself by its sort ("this creature", "this Aura", "this card") becomes ~, where the card
/// is of that sort. In quotes such words speak of whoever is given the ability, and stay; but for "this Aura"
/// and "this Equipment" of what is itself put on something. The text is lower case.
void name_itself_by_sort(Text& text, const Card& facts);

/// "Enters", "activate only", "mills", "shuffles": what today's words leave out or call anew, in one line.
void read_todays_words(Text& line);

}  // namespace sleight
