#pragma once

#include "grammar/reading_context.h"

/// What was spoken of before: "it", "they", "that player", "that creature"; read.
namespace sleight {

/// The player last spoken of, or the one of the event that set this off.
Selector read_that_player(ReadingContext& context);
/// "They" is a person of unsaid sex where nothing else was spoken of.
Selector read_pronoun(ReadingContext& context, const Node& said);
/// "That creature", "the token", "that card": what was spoken of last, called by its noun.
Selector read_that_thing(ReadingContext& context, const Node& said);
/// "The token": those that this card has made.
Selector made_by_self();
/// What a blocker blocks: "this card", "it", "enchanted creature".
Selector read_anchor(ReadingContext& context, const Node& anchor);
/// "This creature", "that land": the type only names again what is meant, and must be one that it may have.
Selector see_noun_fits(ReadingContext& context, const Node& said, Selector thing);

/// Of what types a thing is as far as the text has told; none where it has not.
CardType types_told(const ReadingContext& context, const Selector& thing);

}  // namespace sleight
