#pragma once

#include <string>
#include <vector>

#include "core/card/library.h"
#include "scripting/lua/script_host.h"

namespace sleight {

/// Defines every word of the script language on a host. The spellings that scripts use go to `words`, which
/// must live as long as the host runs scripts.
void open_language(Host& host, Words& words);

/// Defines the word of a keyword, as running its module does: "first strike" becomes `first_strike`.
void define_keyword(Host& host, const Keyword& keyword);
/// Whether the keyword of that name has abilities that are played or that something sets off.
bool is_played(const Host& host, const std::string& keyword);
/// Whether it has some that work while its card lies outside play.
bool works_outside_play(const Host& host, const std::string& keyword);

/// Whether a keyword of that name is defined, or one that is written with the same word.
bool knows_keyword(const Host& host, const std::string& name);
/// The names of the keywords that are defined, in the order of the alphabet.
std::vector<std::string> known_keywords(const Host& host);

}  // namespace sleight
