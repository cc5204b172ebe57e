#pragma once

#include "grammar/meaning.h"
#include "grammar/speaker.h"
#include "grammar/things/nouns_english.h"

/// What stands before a noun: read and said.
namespace sleight {

Filter read_adjective(Meaning& meaning, const Node& adjective);
/// Adds a filter to the words before the noun; false for one that is said behind it.
bool say_adjective(Speaker& speaker, const Filter& filter, Noun& noun);

}  // namespace sleight
