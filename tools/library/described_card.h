#pragma once

#include <nlohmann/json.hpp>

#include "core/card/library.h"
#include "grammar/open_words.h"
#include "tools/library/card_scripts.h"

namespace sleight {

/// What a script defines, as JSON: the card's name, file, headline and English, and what each ability is.
/// `keywords` has those that it may use.
nlohmann::ordered_json described_card(const CardFile& script, const Words& words,
                                      const Vocabulary& vocabulary, const Library& keywords);

}  // namespace sleight
