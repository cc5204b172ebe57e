#pragma once

#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight::scenario {

/// The keywords that an object has now, each as a card would print it: "flying", "protection from black",
/// "swampwalk", "rampage 2". A word that was changed by Magical Hack reads as it is now.
std::vector<std::string> keywords_of(const Duel& duel, ObjectId id);
/// Whether one of the object's keywords is `word`, with or without what it was given ("rampage" for "rampage
/// 2").
bool has_keyword(const Duel& duel, ObjectId id, const std::string& word);
/// Why nothing could have a keyword that is written so; "" where something could.
std::string no_such_keyword(const Library& library, const std::string& word);
/// The land types, or with `lands` false the other subtypes, of an object in play or elsewhere.
std::vector<std::string> subtypes_of(const Duel& duel, ObjectId id, bool lands);

}  // namespace sleight::scenario
