#pragma once

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What stands behind a noun: read and said.
namespace sleight {

/// "Directly above it": of cards in the same pile.
Filter read_above(ReadingContext& context, const Node& said);
/// `either`: what a suffix leaves open ("blocking or blocked by it").
void read_suffix(ReadingContext& context, const Node& suffix, Selector& selector,
                 std::vector<Filter>& either);
void say_suffix(Speaker& speaker, const Filter& filter, Noun& noun);

}  // namespace sleight
