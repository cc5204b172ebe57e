#pragma once

#include "grammar/meaning.h"
#include "grammar/speaker.h"
#include "grammar/things/nouns_english.h"

/// What stands behind a noun: read and said.
namespace sleight {

/// "Directly above it": of cards in the same pile.
Filter read_above(Meaning& meaning, const Node& said);
/// `either`: what a suffix leaves open ("blocking or blocked by it").
void read_suffix(Meaning& meaning, const Node& suffix, Selector& selector, std::vector<Filter>& either);
void say_suffix(Speaker& speaker, const Filter& filter, Noun& noun);

}  // namespace sleight
