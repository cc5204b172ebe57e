#pragma once

#include <string>

#include "core/card/library.h"
#include "scripting/host.h"

namespace sleight {

/// Defines every word of the script language on a host. The spellings that scripts use go to `words`, which
/// must live as long as the host runs scripts.
void open_language(Host& host, Words& words);

/// Defines the word of a keyword, as running its module does: "first strike" becomes `first_strike`.
void define_keyword(Host& host, const std::string& name, Keyword::Parameter parameter);
/// How a keyword is spelt in scripts.
std::string keyword_word(const std::string& name);

/// The spellings of the language that is open on a state.
Words& words_of(lua_State* lua);
/// Lets the spellings that scripts use go to `words`; gives those that they went to before.
Words* set_words(lua_State* lua, Words* words);

}  // namespace sleight
