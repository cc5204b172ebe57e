#pragma once

#include "grammar/meaning.h"

/// What was spoken of before: "it", "they", "that player", "that creature"; read.
namespace sleight {

/// The player last spoken of, or the one of the event that set this off.
Selector read_that_player(Meaning& meaning);
/// "They" is a person of unsaid sex where nothing else was spoken of.
Selector read_pronoun(Meaning& meaning, const Node& said);
/// "That creature", "the token", "that card": what was spoken of last, called by its noun.
Selector read_that_thing(Meaning& meaning, const Node& said);
/// "The token": those that this card has made.
Selector made_by_self();
/// What a blocker blocks: "this card", "it", "enchanted creature".
Selector read_anchor(Meaning& meaning, const Node& anchor);
/// "This creature", "that land": the type only names again what is meant, and must be one that it may have.
Selector see_noun_fits(Meaning& meaning, const Node& said, Selector thing);

}  // namespace sleight
