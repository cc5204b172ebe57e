#pragma once

#include <string>
#include <string_view>

#include "scripting/script_manual.h"

namespace sleight {

/// A text as a snippet has it: what would be a sign of snippets stands behind a backslash.
std::string in_snippet(std::string_view text);
/// How a word of the language is written: `deal(${1:n}, ${2:what})`, `activated { cost = $1, $0 }`.
std::string snippet_of_word(const ManualWord& word);
/// How a verb of scenarios is written, behind its `:`.
std::string snippet_of_verb(const ManualWord& verb);
/// How a head is written, with the table of a card.
std::string snippet_of_head(const ManualWord& head);
/// How a key is written, with its value to be filled in.
std::string snippet_of_key(const ManualField& key);
/// What stands for a value of a type until it is filled in, as number `number`: `"$1"`, `{ $1 }`, `$1`.
std::string snippet_of_value(std::string_view type, int number);

}  // namespace sleight
